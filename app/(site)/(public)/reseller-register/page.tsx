import type { Metadata } from 'next'
import { GraniteTexture } from '@/components/drawings/granite'
import { Plaque } from '@/components/drawings/plaque'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { ResellerExplanation } from '@/components/resellers/reseller-explanation'
import { LinkButton } from '@/components/ui/link-button'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { TextLink } from '@/components/ui/text-link'

export const metadata: Metadata = {
  title: 'Bliv forhandler',
  description: 'For stenhuggere, bedemænd og kirkegårde, der vil give en mindeside med, når familien får stenen.',
}

// Says what it is: an address would be a promise that a drawing cannot keep.
const SAMPLE = qrMatrixPath('Eksempel på en mindeplade')

export default function ResellerRegisterPage() {
  return (
    <>
      <PageBody width="page">
        <div className="grid grid-cols-1 items-center gap-x-16 gap-y-8 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <div>
            <PageHeader
              title="Giv en mindeside med stenen"
              intro="For stenhuggere, bedemænd og kirkegårde. I leverer stenen eller pladen, som I plejer. Vi står for koden og for siden bag den."
              className="mb-8"
            />
            <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
              <LinkButton href="/contact?emne=reseller" size="lg" className="max-w-full wrap-anywhere">
                Skriv til os om at blive forhandler
              </LinkButton>
              <p className="text-muted-foreground">
                Er I det allerede? <TextLink href="/reseller-dashboard">Gå til jeres side</TextLink>.
              </p>
            </div>
          </div>
          <Plaque qrPath={SAMPLE.path} qrModules={SAMPLE.modules} className="mx-auto w-full max-w-72 lg:max-w-none" />
        </div>
        <section className="mt-section">
          <h2 className="mb-8 text-2xl">Sådan er det at være forhandler</h2>
          <ResellerExplanation />
        </section>
        <section className="mt-section max-w-measure">
          <h2 className="text-2xl">Sådan kommer I i gang</h2>
          <ol className="mt-6 list-decimal space-y-3 pl-6 text-lg marker:font-semibold marker:text-muted-foreground">
            <li>Skriv til os med virksomhedens navn, CVR-nummer og et telefonnummer.</li>
            <li>Vi tager kontakt, svarer på spørgsmål og aftaler priser og det praktiske.</li>
            <li>I siger ja til aftalen, og vi opretter jer. Så kan I bestille.</li>
          </ol>
          <LinkButton href="/contact?emne=reseller" variant="outline" size="lg" className="mt-8">
            Skriv til os
          </LinkButton>
        </section>
      </PageBody>
      <GraniteTexture className="mask-t-from-40% h-56 w-full sm:h-72" />
    </>
  )
}
