import { Button } from '@/components/ui/button'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import { backupsForm } from '@/lib/domain/backups/policy'
import type { BackupReachView, BackupsView, RestorationView } from '@/lib/domain/backups/schema'
import { archiveForm } from '@/lib/domain/published-pages/paths'
import type { ArchiveView, BrokenCopy, TreeCheckView } from '@/lib/domain/published-pages/schema'
import { counted } from '@/lib/shared/counted'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatBytes } from '@/lib/shared/measures'

type BackupsProps = {
  backups: BackupsView
  /** Why the last act was refused. */
  message: string | undefined
}

/** How far the backup has come, the newest ones, and what a restore left for a person. */
export function Backups({ backups: { latest, hours, reach, restorations }, message }: BackupsProps) {
  return (
    <section id={backupsForm}>
      <h2 className="mb-3 text-2xl">Sikkerhedskopier</h2>
      {message && <Notice variant="error">{message}</Notice>}
      {restorations.map((restoration) => (
        <Restored key={restoration.id} restoration={restoration} />
      ))}
      {reach ? <Reach reach={reach} /> : <ByOthers hours={hours} />}
      {latest.length === 0 && <p className="mt-3">Der er aldrig meldt en sikkerhedskopi.</p>}
      <ul className="mt-3 divide-y divide-border empty:hidden">
        {latest.map(({ id, at, bytes, verifiedAt }) => (
          <li key={id} className="py-2">
            {formatDateTime(new Date(at))}
            <span className="text-muted-foreground">
              {bytes !== null && `, ${formatBytes(bytes)}`}
              {verifiedAt && ', genskabt på prøve'}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reach({ reach: { place, reachedAt, problem } }: { reach: BackupReachView }) {
  return (
    <>
      <p className="max-w-measure text-muted-foreground">
        Kopien ligger i <span className="wrap-anywhere">{place}</span>. Den bliver taget hver nat og genskabt på prøve,
        og {reachedAt ? 'det nye' : 'nye filer'} bliver lagt til flere gange i minuttet.{' '}
        {reachedAt
          ? 'Ethvert øjeblik af de sidste 14 dage kan genskabes.'
          : 'Databasen kan genskabes, som den var, da en af kopierne blev taget. Øjeblikkene imellem kan kun den genskabe, der driver databasen, hvis I har købt det (point-in-time recovery).'}
      </p>
      {reachedAt && <p className="mt-3">Alt til og med {formatDateTime(new Date(reachedAt))} er med.</p>}
      {problem && (
        <Notice variant="error" className="mt-3">
          Det sidste forsøg gik ikke: {problem}
        </Notice>
      )}
    </>
  )
}

function ByOthers({ hours }: { hours: number }) {
  return (
    <p className="max-w-measure text-muted-foreground">
      Tjenesten tager ingen kopi selv, før BACKUP_TO er sat. Det program, der gør det i stedet, melder den til sidst med{' '}
      <code className="wrap-anywhere">npm run admin -- backup-done --bytes STØRRELSE</code>. Går der mere end{' '}
      {counted(hours, 'time', 'timer')} uden en, står det på oversigten.
    </p>
  )
}

function Restored({ restoration }: { restoration: RestorationView }) {
  const { id, at, moment, firstSkipped, lastSkipped, heldMails, heldJobs, isSeen } = restoration
  return (
    <div className="mb-6 max-w-measure">
      <h3 className="text-lg">Genskabt {formatDateTime(new Date(at))}</h3>
      <p className="mt-2">
        Databasen er, som den var {formatDateTime(new Date(moment))}. Det, der blev skrevet senere, er tabt, og det, der
        blev slettet senere, er her igen.
      </p>
      <ul className="mt-3 list-disc space-y-2 pl-5">
        {firstSkipped !== null && (
          <li>
            Fakturanumrene {firstSkipped} til {lastSkipped} bliver ikke brugt, for nogle af dem kan være sendt ud.
            Fortæl det til bogholderen.
          </li>
        )}
        <li>{chargesText(restoration)}</li>
        <li>
          {counted(heldMails, 'mail', 'mails')} kan være sendt før og venter.{' '}
          {heldMails > 0 && (
            <TextLink href="/admin/performance/mails?status=dropped">Se dem, og send dem, der mangler</TextLink>
          )}
        </li>
        <li>
          {counted(heldJobs, 'opgave', 'opgaver')}, der når ud til andre, er sat til side.{' '}
          {heldJobs > 0 && <TextLink href="/admin/performance/jobs">Prøv dem igen, eller slet dem</TextLink>}
        </li>
        <li>Læs bankens fil for dagene ind igen. Linjer, der er kendt, bliver sprunget over.</li>
        <li>Koder, der er lavet senere, findes ikke her. Se efter i værkstedet, før noget bliver graveret.</li>
      </ul>
      {!isSeen && (
        <form action={`/api/admin/restorations/${id}/confirm`} method="post" className="mt-3">
          <Button type="submit" size="compact" variant="secondary">
            Vi har taget stilling
          </Button>
        </form>
      )}
    </div>
  )
}

function chargesText({ chargesCheckedAt, heldCharges }: RestorationView): string {
  if (!chargesCheckedAt)
    return 'Der bliver ikke trukket penge på gemte kort, før betalingsudbyderen har sagt, hvad der allerede er betalt.'
  if (heldCharges === 0) return 'Betalingsudbyderen er spurgt, og ingen kommer til at betale to gange.'
  const plans = counted(heldCharges, 'plan', 'planer')
  return `${plans} er betalt hos udbyderen uden at stå her. Der bliver ikke trukket penge igen. Se forskellene under Betalinger.`
}

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
