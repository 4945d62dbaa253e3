import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { archiveForm } from '@/lib/domain/published-pages/paths'
import type { ArchiveView, BrokenCopy, TreeCheckView } from '@/lib/domain/published-pages/schema'
import { counted } from '@/lib/shared/counted'
import { formatDateTime } from '@/lib/shared/danish-time'

type ArchiveProps = {
  archive: ArchiveView
  /** What was just begun. */
  act: string | undefined
  /** Why the last act was refused. */
  message: string | undefined
}

/** The copies that open when the service is down: how many there are, what is wrong, and a button to check them. */
export function Archive({ archive, act, message }: ArchiveProps) {
  const { published, waiting, broken, brokenCount, lastCheck, isChecking } = archive
  return (
    <section id={archiveForm}>
      <h2 className="mb-3 text-2xl">Nødsider</h2>
      {message && <Notice variant="error">{message}</Notice>}
      {act === 'igen' && !message && <Notice variant="success">Nødsiden bliver lavet igen om lidt.</Notice>}
      <p className="max-w-measure text-muted-foreground">
        En nødside er en kopi af en side, som en kode fører til. Den kan åbnes, også når tjenesten er nede. Ændres
        siden, bliver nødsiden lavet igen inden for nogle minutter, og lukkes siden, fjernes nødsiden med det samme.
      </p>
      <p className="mt-3 max-w-measure">
        {counted(published, 'nødside', 'nødsider')}. {waitingText(waiting)} {brokenText(brokenCount)}
      </p>
      <ul className="mt-3 divide-y divide-border empty:hidden">
        {broken.map((copy) => (
          <Broken key={copy.id} copy={copy} />
        ))}
      </ul>
      {brokenCount > broken.length && <p className="mt-3">De første {broken.length} er vist.</p>}
      {isChecking && (
        <Notice className="mt-3">
          Nødsiderne bliver kontrolleret. Hent siden igen om lidt for at se, hvad der kom ud af det.
        </Notice>
      )}
      <p className="mt-3 max-w-measure text-muted-foreground">
        {lastCheck ? checkedText(lastCheck) : 'Nødsiderne er ikke kontrolleret endnu. Det sker hver nat.'}
      </p>
      <form action="/api/admin/published-pages/order-check" method="post" className="mt-3">
        <Button type="submit" size="compact" variant="secondary">
          Kontrollér nu
        </Button>
      </form>
    </section>
  )
}

const waitingText = (count: number) =>
  count === 0 ? 'Ingen sider venter på at få en.' : `${counted(count, 'side', 'sider')} venter på at få en.`

function brokenText(count: number): string {
  if (count === 0) return 'Ingen har en fejl.'
  return `${counted(count, 'nødside', 'nødsider')} har en fejl. De bliver lavet igen af sig selv. Bliver en fejl stående, så se under Opgaver og i serverens log.`
}

function Broken({ copy: { id, name, isLeaving, problem } }: { copy: BrokenCopy }) {
  return (
    <li className="flex flex-wrap items-center gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p id={`noedside-${id}`}>
          {name === null ? (
            'En side, der er slettet'
          ) : (
            <TextLink href={`/admin/users/pages/${id}`} prefetch={false} className="inline-block min-h-6">
              {name}
            </TextLink>
          )}
        </p>
        <p className="text-muted-foreground text-sm wrap-anywhere">
          {isLeaving ? 'Nødsiden skal fjernes og kan stadig ses. Tryk på Kontrollér nu for at prøve igen.' : problem}
        </p>
      </div>
      {!isLeaving && (
        <form action={`/api/admin/published-pages/${id}/publish-again`} method="post">
          <Button type="submit" size="compact" variant="secondary" aria-describedby={`noedside-${id}`}>
            Lav nødsiden igen
          </Button>
        </form>
      )}
    </li>
  )
}

function checkedText({ at, published, wrong, repaired }: TreeCheckView): string {
  const found = `${counted(published, 'nødside', 'nødsider')} i orden`
  const rest = wrong === 0 ? '' : `, ${counted(wrong, 'fejl', 'fejl')}, ${repaired} af dem rettet`
  return `Sidst kontrolleret ${formatDateTime(new Date(at))}: ${found}${rest}.`
}
