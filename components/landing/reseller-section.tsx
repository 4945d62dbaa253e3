import { Plaque } from '@/components/drawings/plaque'
import { qrMatrixPath } from '@/components/drawings/qr-matrix-path'
import { LinkButton } from '@/components/ui/link-button'

// Encodes a description, like the code on the stone: a drawing must not lead to an address.
const SAMPLE = qrMatrixPath('Eksempel på en mindeplade')

export function ResellerSection() {
  return (
    <section className="bg-secondary text-secondary-foreground">
      <div className="mx-auto grid w-full max-w-page grid-cols-1 items-center gap-x-16 gap-y-10 px-gutter py-section md:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div>
          <h2 className="text-3xl">For stenhuggere og bedemænd</h2>
          <div className="mt-5 max-w-measure space-y-4 text-lg">
            <p>
              Giv familien en mindeside med, når de får stenen. I får pladerne eller hugger selv koden i stenen, og hver
              kode bliver prøvet, før den forlader værkstedet.
            </p>
            <p>I ser, hvor jeres koder er, men ikke, hvad familien skriver på siden.</p>
          </div>
          <LinkButton href="/reseller-register" size="lg" className="mt-8 max-w-full wrap-anywhere hyphens-auto">
            Bliv forhandler nu
          </LinkButton>
        </div>
        <Plaque qrPath={SAMPLE.path} qrModules={SAMPLE.modules} className="mx-auto w-full max-w-72 md:max-w-96" />
      </div>
    </section>
  )
}
