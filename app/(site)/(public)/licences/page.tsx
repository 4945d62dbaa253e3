import type { Metadata } from 'next'
import { PageBody } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { licences, thirdPartyParts } from '@/lib/domain/legal/third-party-parts'

export const metadata: Metadata = {
  title: 'Licenser',
  description: 'Det, andre har lavet, og som siden bruger: hvem, til hvad, og hvor kilden er.',
}

export default function LicencesPage() {
  return (
    <PageBody
      width="page"
      title="Licenser"
      intro="Noget af det, siden er bygget af, har andre lavet og givet fri. Her står, hvad det er, hvad vi bruger det til, og hvor du finder kilden. Programmerne bruger vi, som de er udgivet."
    >
      <LicenceList />
    </PageBody>
  )
}

/** What others made, with its licence and where its source is to be had. */
function LicenceList() {
  return (
    <div className="max-w-measure space-y-12">
      {thirdPartyParts.map(({ title, parts }) => (
        <section key={title}>
          <h2 className="text-2xl">{title}</h2>
          <ul className="mt-4 divide-y divide-border">
            {parts.map(({ name, does, licence, source }) => (
              <li key={name} className="py-4">
                <h3 className="font-semibold text-lg">{name}</h3>
                <p>{does}</p>
                <p className="mt-1 flex flex-wrap gap-x-6">
                  <TouchLink href={licences[licence]}>Licens: {licence}</TouchLink>
                  <TouchLink href={source}>
                    Kilden<span className="sr-only"> til {name}</span>
                  </TouchLink>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
