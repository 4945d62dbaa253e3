import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { fileKindName, missingPart, orphansForm } from '@/lib/domain/storage-use/copy'
import { newForMs, storageUsePath } from '@/lib/domain/storage-use/policy'
import type { OrphanPage, StorageUseView } from '@/lib/domain/storage-use/schema'
import { counted } from '@/lib/shared/counted'
import { formatDate } from '@/lib/shared/danish-time'
import { formatBytes } from '@/lib/shared/measures'
import { waitInWords } from '@/lib/shared/wait-in-words'

type OrphansProps = {
  page: OrphanPage
  /** How many the last removal took; null without one. */
  removed: number | null
  /** Why the last removal was refused. */
  message: string | undefined
}

/** Files that belong to nothing, to be removed by ticking them, or all at once. */
export function Orphans({ page: { items, count, bytes, nextAfter }, removed, message }: OrphansProps) {
  return (
    <section id={orphansForm}>
      <h2 className="mb-3 text-2xl">Filer, der ikke hører til noget</h2>
      {message && <Notice variant="error">{message}</Notice>}
      {removed !== null && !message && (
        <Notice variant="success">{counted(removed, 'fil', 'filer')} bliver fjernet i baggrunden.</Notice>
      )}
      <p className="mt-2 max-w-measure text-muted-foreground">
        {count === 0
          ? 'Der er ingen. Filerne bliver gået igennem hver nat.'
          : `${counted(count, 'fil', 'filer')}, ${formatBytes(bytes)}. De er mere end ${waitInWords(newForMs)} gamle, og intet i databasen kender dem. Hver fil bliver slået op igen, før den fjernes, og det kan ikke fortrydes.`}
      </p>
      {count > 0 && (
        <form action="/api/admin/storage/remove-orphans" method="post" className="mt-4">
          <ul className="divide-y divide-border">
            {items.map((file) => (
              <li key={file.key}>
                <Checkbox
                  name="keys"
                  value={file.key}
                  label={<span className="wrap-anywhere">{file.key}</span>}
                  hint={`${formatBytes(file.bytes)}, fundet ${formatDate(new Date(file.foundAt))}`}
                />
              </li>
            ))}
          </ul>
          <div className="mt-4 flex flex-wrap gap-3">
            <Button type="submit" variant="secondary">
              Fjern de valgte
            </Button>
            <Button type="submit" variant="secondary" name="all" value="on">
              Fjern alle, der er fundet for over {waitInWords(newForMs)} siden
            </Button>
          </div>
        </form>
      )}
      {nextAfter && <LoadMore href={`${storageUsePath}?after=${encodeURIComponent(nextAfter)}#${orphansForm}`} />}
    </section>
  )
}

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
