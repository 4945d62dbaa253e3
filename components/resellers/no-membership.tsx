import type { ReactNode } from 'react'
import { Plaque } from '@/components/drawings/plaque'
import { BoxList } from '@/components/reseller-stock/box-list'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { Notice } from '@/components/ui/notice'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { TextLink } from '@/components/ui/text-link'
import type { BoxView } from '@/lib/domain/production/box-schema'
import type { OwnApplicationView } from '@/lib/domain/resellers/application-schema'
import { answerTime } from '@/lib/domain/support/copy'

type NoMembershipProps = {
  application: OwnApplicationView
  supportEmail: string
  /** What the workshop made for a reseller whose agreement is suspended. */
  boxes: BoxView[]
  /** A drawing of a code, made on the server. */
  sample: { path: string; modules: number }
}

/** What somebody sees who acts for no reseller: how far the application is, or the way to one. */
export function NoMembership({ application, supportEmail, boxes, sample }: NoMembershipProps) {
  if (application.state === 'none') return <NoCompany sample={sample} />
  const { companyName } = application
  if (application.state === 'waiting') {
    return (
      <Standing title="Jeres ansøgning er modtaget" company={companyName}>
        <p className="text-lg">
          Den kom {application.since}. Vi læser den og svarer til{' '}
          <span className="wrap-anywhere">{application.email}</span>, som regel inden for {answerTime}.
        </p>
        <p className="mt-4">
          Når I er godkendt, er det her, I ser jeres koder og bestiller flere. Er der noget, vi skal vide, så skriv til{' '}
          <MailTo address={supportEmail} />.
        </p>
      </Standing>
    )
  }
  if (application.state === 'rejected') {
    return (
      <Standing title="Vi kunne ikke sige ja" company={companyName}>
        <Reason title={`Vores svar fra ${application.decided}`} reason={application.reason} />
        <p className="mt-6">
          Har noget ændret sig siden da, er I velkomne til at søge igen. Er svaret uklart, så skriv til{' '}
          <MailTo address={supportEmail} />.
        </p>
        <LinkButton href="/reseller-register#ansoegning" className="mt-6">
          Søg igen
        </LinkButton>
      </Standing>
    )
  }
  return (
    <Standing title="Aftalen er sat på pause" company={companyName}>
      <Reason title={`Siden ${application.since}`} reason={application.reason} />
      <p className="mt-6">
        Så længe kan I ikke udlevere koder eller bestille nye. De koder, I har udleveret, virker stadig, og familierne
        mærker ikke noget.
      </p>
      <p className="mt-4">
        Skriv til <MailTo address={supportEmail} />, så finder vi ud af det. I mailen om pausen står, hvordan I kan
        klage.
      </p>
      <div className="mt-6 flex flex-wrap gap-3">
        <LinkButton href="/contact?emne=reseller">Skriv til os</LinkButton>
        <LinkButton href="/reseller-dashboard/invoices" variant="outline">
          Se og betal jeres fakturaer
        </LinkButton>
      </div>
      {boxes.length > 0 && (
        <section className="mt-14">
          <h2 className="mb-4 text-2xl">Fra værkstedet</h2>
          <BoxList boxes={boxes} />
        </section>
      )}
    </Standing>
  )
}

function Standing({ title, company, children }: { title: string; company: string; children: ReactNode }) {
  return (
    <PageBody>
      <PageHeader title={title} intro={<span className="wrap-anywhere">{company}</span>} className="mb-8" />
      {children}
    </PageBody>
  )
}

function Reason({ title, reason }: { title: string; reason: string | null }) {
  return <Notice title={title}>{reason && <span className="whitespace-pre-line break-words">{reason}</span>}</Notice>
}

function MailTo({ address }: { address: string }) {
  return (
    <TextLink href={`mailto:${address}`} className="wrap-anywhere">
      {address}
    </TextLink>
  )
}

function NoCompany({ sample }: Pick<NoMembershipProps, 'sample'>) {
  return (
    <PageBody title="Forhandler">
      <EmptyState
        drawing={<Plaque qrPath={sample.path} qrModules={sample.modules} />}
        title="Din konto hører ikke til en forhandler"
        text="Siden her er for stenhuggere, bedemænd og andre, der leverer sten og plader med en kode. Er du en af dem, så læs, hvordan I kommer i gang."
        action={
          <>
            <LinkButton href="/reseller-register">Bliv forhandler</LinkButton>
            <LinkButton href="/profile" variant="outline">
              Til min profil
            </LinkButton>
          </>
        }
      />
    </PageBody>
  )
}
