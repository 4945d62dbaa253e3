import { TextLink } from '@/components/ui/text-link'
import { licences, thirdPartyParts } from '@/lib/domain/legal/third-party-parts'

/** What others made, with its licence and where its source is to be had. */
export function LicenceList() {
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
                  <TextLink href={licences[licence]} className="inline-flex min-h-touch items-center">
                    Licens: {licence}
                  </TextLink>
                  <TextLink href={source} className="inline-flex min-h-touch items-center">
                    Kilden<span className="sr-only"> til {name}</span>
                  </TextLink>
                </p>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
