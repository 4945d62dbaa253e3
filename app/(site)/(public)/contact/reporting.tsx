import 'server-only'
import { notFound } from 'next/navigation'
import { PasswordQuestion } from '@/components/accounts/password-question'
import { ComplaintForm } from '@/components/reports/complaint-form'
import { HideForm } from '@/components/reports/hiding-form'
import { ReportForm } from '@/components/reports/report-form'
import { ReportThanks } from '@/components/reports/report-thanks'
import { SnapshotWords } from '@/components/reports/snapshot-words'
import { TargetChoice } from '@/components/reports/target-choice'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { PageHeader } from '@/components/ui/page-header'
import { findDraft } from '@/lib/domain/find-draft'
import { complainSentence, deadlineSentence, outcomeSentences, whatText } from '@/lib/domain/reports/copy'
import { complaintForm, reportForm } from '@/lib/domain/reports/form-names'
import { findComplaint, findTarget } from '@/lib/domain/reports/queries'
import { canHandleCases } from '@/lib/domain/support/policy'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { readSentNumber } from './contact-query'
import { listTargetOptions } from './target-options'

type Props = { actor: Actor; query: PageQuery }

/** Whether the query opens the report form, its receipt, or a complaint. */
export function isReporting({ anmeld, anmeldt, klage }: PageQuery): boolean {
  return anmeld !== undefined || anmeldt !== undefined || klage !== undefined
}

export function Reporting(props: Props) {
  const { query } = props
  if (query.anmeldt !== undefined) return <Receipt query={query} />
  return query.klage === undefined ? <Report {...props} /> : <Complaint {...props} />
}

function Receipt({ query }: Pick<Props, 'query'>) {
  const number = readSentNumber(query, 'anmeldt')
  if (!number) notFound()
  return (
    <PageBody>
      <ReportThanks number={number} />
    </PageBody>
  )
}

async function Report({ actor, query }: Props) {
  const id = textParam(query, 'anmeld') ?? ''
  const isPointing = /^[0-9a-f-]{36}$/i.test(id)
  const target = isPointing ? await findTarget(actor, { id }) : null
  if (isPointing && !target) notFound()
  const isPage = target?.snapshot.what === 'page'
  const mayHide = canHandleCases(actor)
  const isAboutMe = id === 'om-mig'
  const title = mayHide && target ? 'Skjul indhold' : isAboutMe ? 'Få noget om dig selv fjernet' : 'Anmeld indhold'
  const known = isSignedIn(actor) ? { name: actor.fullName, email: actor.email } : {}
  return (
    <PageBody>
      <PageHeader
        title={title}
        intro={
          target
            ? `Det handler om ${whatText(target.snapshot)}.`
            : isAboutMe
              ? 'Er du med på et billede eller nævnt i en tekst, og vil du ikke være det, så skriv her. Du behøver ikke at have en konto.'
              : 'Ser du noget, der ikke må stå på en mindeside, så fortæl os det. Du behøver ikke at have en konto.'
        }
      />
      {isPage && <TargetChoice options={await listTargetOptions(actor, target)} />}
      {target && !isPage && (
        <div className="mb-10 rounded-xl bg-muted px-5 py-4">
          <SnapshotWords snapshot={target.snapshot} />
        </div>
      )}
      {mayHide && target ? (
        <>
          <HideForm of={isPage ? 'memorials' : target.mediaId ? 'media' : 'contributions'} id={target.id} />
          <PasswordQuestion />
        </>
      ) : (
        <>
          <p className="mb-8 text-muted-foreground">
            Et menneske ser på det. {deadlineSentence} Du får afgørelsen på mail med en begrundelse.
          </p>
          <ReportForm
            target={target?.id ?? null}
            known={isAboutMe ? { ...known, kind: 'about_me' } : known}
            isSignedIn={isSignedIn(actor)}
            draft={await findDraft(reportForm, textParam(query, 'kladde'))}
          />
        </>
      )}
    </PageBody>
  )
}

async function Complaint({ actor, query }: Props) {
  const token = textParam(query, 'klage') ?? ''
  const found = await findComplaint(actor, { token })
  const title = 'Klag over en afgørelse'
  if ('message' in found) {
    return (
      <PageBody>
        <PageHeader title={title} />
        <Notice variant="error" title="Linket åbner ikke en afgørelse">
          {found.message}
        </Notice>
      </PageBody>
    )
  }
  const { number, what, decision, reasons } = found
  return (
    <PageBody>
      <PageHeader
        title={title}
        intro={`Henvendelse ${number}${what ? ` om ${what}` : ''}. ${outcomeSentences[decision]}`}
      />
      <p className="mb-6 whitespace-pre-line rounded-xl bg-muted px-5 py-4">{reasons}</p>
      <p className="mb-8 text-muted-foreground">{complainSentence}</p>
      <ComplaintForm token={token} number={number} draft={await findDraft(complaintForm, textParam(query, 'kladde'))} />
    </PageBody>
  )
}
