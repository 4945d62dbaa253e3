import { TextLink } from '@/components/ui/text-link'
import { fileKindName, missingPart } from '@/lib/domain/storage-use/copy'
import type { StorageUseView } from '@/lib/domain/storage-use/schema'
import { counted } from '@/lib/shared/counted'
import { formatDate } from '@/lib/shared/danish-time'

/** Files that rows need and that are not stored, with what to do. */
export function MissingFiles({ missing: { items, count } }: Pick<StorageUseView, 'missing'>) {
  return (
    <section id={missingPart}>
      <h2 className="mb-3 text-2xl">Filer, der mangler</h2>
      <p className="mt-2 max-w-measure text-muted-foreground">
        {count === 0
          ? 'Der er ingen. Databasen og filerne bliver sammenlignet hver nat.'
          : `${counted(count, 'fil', 'filer')} ligger ikke dér, hvor databasen regner med dem. Hent dem fra en sikkerhedskopi, og læg dem i mappen files under samme navn. Findes de ikke mere, så skriv til familien, og bed dem lægge dem op igen. Listen bliver set efter hver nat.`}
      </p>
      <ul className="mt-4 divide-y divide-border">
        {items.map(({ key, page, foundAt }) => (
          <li key={key} className="py-3">
            <span className="wrap-anywhere">{key}</span>
            <span className="block text-muted-foreground text-sm">
              {fileKindName(key.split('/', 1)[0] ?? '')}, savnet siden {formatDate(new Date(foundAt))}
              {page && (
                <>
                  {', '}
                  <TextLink href={`/admin/users/pages/${page.id}`} prefetch={false}>
                    {page.name}
                  </TextLink>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
