import type { ReactNode } from 'react'
import { Badge } from '@/components/ui/badge'
import { Notice } from '@/components/ui/notice'
import { TextLink } from '@/components/ui/text-link'
import {
  closingTexts,
  decisionTexts,
  groundTexts,
  shortKindTexts,
  standingNow,
  whatText,
} from '@/lib/domain/reports/copy'
import type { Concerned, ReportView } from '@/lib/domain/reports/schema'
import { formatDateTime } from '@/lib/shared/danish-time'
import { DecideReportForm } from './decide-report-form'
import { SnapshotWords } from './snapshot-words'

type ReportPanelProps = { report: ReportView; number: number; seenEntryId: string }

/** What a report is about, then and now, whom a decision concerns, and the decision. */
export function ReportPanel({ report, number, seenEntryId }: ReportPanelProps) {
  const { kind, snapshot, now, pictures, clips, concerned, complaintOf, closing, decided, possible } = report
  return (
    <section aria-labelledby="anmeldt" className="space-y-8 rounded-xl bg-muted px-5 py-6 sm:px-8">
      <div className="flex flex-wrap items-center gap-3">
        <h2 id="anmeldt" className="text-xl">
          {snapshot ? capital(whatText(snapshot)) : closing ? closingTexts[closing] : 'Ingen bestemt side er valgt'}
        </h2>
        <Badge variant={kind === 'child_abuse' ? 'danger' : 'info'}>{shortKindTexts[kind]}</Badge>
        {now?.isHidden && <Badge variant="danger">{snapshot?.what === 'tree_person' ? 'Taget ud' : 'Skjult'}</Badge>}
        {now?.isPageHidden && snapshot?.what !== 'page' && <Badge variant="danger">Hele siden er skjult</Badge>}
      </div>
      {complaintOf && (
        <p>
          Klage over afgørelsen i{' '}
          <TextLink href={`/admin/support?sag=${complaintOf.number}`}>henvendelse {complaintOf.number}</TextLink>.
        </p>
      )}
      {!snapshot && !closing && (
        <p className="text-muted-foreground">
          Find det på mindesiden, og brug »Anmeld indhold« der, hvis det skal skjules, eller »Det er mig« ved en person
          i slægtstræet. Afgør så henvendelsen her.
        </p>
      )}
      {snapshot && (
        <div className="grid gap-6 sm:grid-cols-2">
          <Part title="Da det blev anmeldt">
            <SnapshotWords snapshot={snapshot} />
          </Part>
          <Part title="Nu">
            {now === null && <p>Det findes ikke mere.</p>}
            {now && <p>{standingNow({ ...now, what: snapshot.what, decision: decided?.decision })}</p>}
            {now?.isChanged && <SnapshotWords snapshot={now.snapshot} />}
            {now && (
              <p className="mt-3">
                <TextLink href={now.snapshot.path} prefetch={false}>
                  Se mindesiden
                </TextLink>
              </p>
            )}
          </Part>
        </div>
      )}
      {kind === 'child_abuse' && (
        <p>
          Er der mistanke om en forbrydelse mod et menneskes liv eller sikkerhed, skal politiet straks have besked
          (forordning 2022/2065, artikel 18). Send aldrig billedet videre.
        </p>
      )}
      {pictures.length > 0 && <Pictures pictures={pictures} isFolded={kind === 'child_abuse'} />}
      {clips.length > 0 && <Clips clips={clips} />}
      {concerned.length > 0 && <ConcernedList concerned={concerned} />}
      {decided ? (
        <Notice title={`Afgjort ${formatDateTime(new Date(decided.at))}: ${decisionTexts[decided.decision]}`}>
          <p className="whitespace-pre-line">{decided.reasons}</p>
          {decided.ground && <p className="mt-2">Bygger på: {groundTexts[decided.ground]}</p>}
        </Notice>
      ) : complaintOf?.isMine ? (
        <Notice title="Du traf den afgørelse, der klages over">
          Giv henvendelsen til en anden. Er du alene, kan du afgøre den selv.
          <div className="mt-5">
            <DecideReportForm number={number} seenEntryId={seenEntryId} possible={possible} />
          </div>
        </Notice>
      ) : (
        <DecideReportForm number={number} seenEntryId={seenEntryId} possible={possible} />
      )}
    </section>
  )
}

/** Reported pictures are collapsed, since they may be disturbing. */
function Pictures({ pictures, isFolded }: { pictures: string[]; isFolded: boolean }) {
  const list = (
    <ul className="flex flex-wrap gap-3">
      {pictures.map((src) => (
        <li key={src}>
          <img src={src} alt="Billede i anmeldelsen" loading="lazy" className="max-h-56 w-auto max-w-full rounded-lg" />
        </li>
      ))}
    </ul>
  )
  if (!isFolded) return list
  return (
    <details>
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
        Vis billedet
      </summary>
      {list}
    </details>
  )
}

/** Nothing is fetched or shown of them before they are played. */
function Clips({ clips }: Pick<ReportView, 'clips'>) {
  return (
    <ul className="space-y-3">
      {clips.map(({ src, kind }) => (
        <li key={src}>
          {kind === 'video' ? (
            // biome-ignore lint/a11y/useMediaCaption: what visitors send has no captions
            <video controls preload="none" src={src} aria-label="Film i anmeldelsen" className="max-h-56 max-w-full" />
          ) : (
            // biome-ignore lint/a11y/useMediaCaption: what visitors send has no captions
            <audio controls preload="none" src={src} aria-label="Optagelse i anmeldelsen" className="w-full" />
          )}
        </li>
      ))}
    </ul>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <h3 className="mb-3 font-sans font-semibold text-base">{title}</h3>
      {children}
    </div>
  )
}

const roleTexts = { owner: 'ejer mindesiden', author: 'har skrevet eller lagt det op' } as const

function ConcernedList({ concerned }: { concerned: Concerned[] }) {
  return (
    <Part title="Får besked, hvis det skjules">
      <ul className="space-y-1">
        {concerned.map(({ userId, fullName, email, role }) => (
          <li key={userId} className="break-words">
            {fullName} ({email}), {roleTexts[role]}
          </li>
        ))}
      </ul>
    </Part>
  )
}

const capital = (text: string) => text.charAt(0).toLocaleUpperCase('da-DK') + text.slice(1)
