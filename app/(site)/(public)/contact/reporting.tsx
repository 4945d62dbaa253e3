import 'server-only'
import { notFound } from 'next/navigation'
import { PasswordQuestion } from '@/components/accounts/password-question'
import { ComplaintForm } from '@/components/reports/complaint-form'
import { HidingForm } from '@/components/reports/hiding-form'
import { ReportForm } from '@/components/reports/report-form'
import { ReportThanks } from '@/components/reports/report-thanks'
import { SnapshotWords } from '@/components/reports/snapshot-words'
import { Notice } from '@/components/ui/notice'
import { PageBody, PageHeader } from '@/components/ui/page-body'
import { findDraft } from '@/lib/domain/find-draft'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { complainSentence, deadlineSentence, outcomeSentences, whatText } from '@/lib/domain/reports/copy'
import { reportContentPath } from '@/lib/domain/reports/paths'
import { findComplaint, findTarget } from '@/lib/domain/reports/queries'
import { complaintForm, reportForm, type Snapshot } from '@/lib/domain/reports/schema'
import { canHandleCases } from '@/lib/domain/support/policy'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { type PageQuery, textParam } from '@/lib/shared/page-params'
import { readSentNumber } from './contact-query'

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
  const isInTree = target?.snapshot.what === 'tree_person'
  const mayHide = canHandleCases(actor)
  const isAboutMe = id === 'om-mig'
  const known = isSignedIn(actor) ? { name: actor.fullName, email: actor.email } : {}
  return (
    <PageBody>
      <PageHeader {...headingOf({ mayHide, isAboutMe, snapshot: target?.snapshot ?? null })} />
      {isPage && <TargetChoice options={await listTargetOptions(actor, target)} />}
      {target && !isPage && (
        <div className="mb-10 rounded-xl bg-muted px-5 py-4">
          <SnapshotWords snapshot={target.snapshot} />
        </div>
      )}
      {mayHide && target ? (
        <>
          {isInTree ? (
            <HidingForm of="tree-people" id={target.id} act="remove" />
          ) : (
            <HidingForm
              of={isPage ? 'memorials' : target.mediaId ? 'media' : 'contributions'}
              id={target.id}
              act="hide"
            />
          )}
          <PasswordQuestion />
        </>
      ) : (
        <>
          <p className="mb-8 text-muted-foreground">
            Et menneske ser på det. {deadlineSentence} Du får afgørelsen på mail med en begrundelse.
          </p>
          <ReportForm
            target={target?.id ?? null}
            known={isAboutMe || isInTree ? { ...known, kind: 'about_me' } : known}
            isSignedIn={isSignedIn(actor)}
            draft={await findDraft(reportForm, query)}
          />
        </>
      )}
    </PageBody>
  )
}

type Heading = { mayHide: boolean; isAboutMe: boolean; snapshot: Snapshot | null }

function headingOf({ mayHide, isAboutMe, snapshot }: Heading): { title: string; intro: string } {
  if (snapshot?.what === 'tree_person') return inTreeHeading(mayHide, whatText(snapshot))
  if (snapshot) {
    return { title: mayHide ? 'Skjul indhold' : 'Anmeld indhold', intro: `Det handler om ${whatText(snapshot)}.` }
  }
  return isAboutMe
    ? {
        title: 'Få noget om dig selv fjernet',
        intro:
          'Er du med på et billede, nævnt i en tekst eller skrevet ind i et slægtstræ, og vil du ikke være det, så skriv her. Du behøver ikke at have en konto.',
      }
    : {
        title: 'Anmeld indhold',
        intro: 'Ser du noget, der ikke må stå på en mindeside, så fortæl os det. Du behøver ikke at have en konto.',
      }
}

function inTreeHeading(mayHide: boolean, what: string): { title: string; intro: string } {
  if (mayHide) return { title: 'Tag en person ud af slægtstræet', intro: `Det handler om ${what}.` }
  return {
    title: 'Bliv taget ud af et slægtstræ',
    intro: `Det handler om ${what}. Er det dig, og vil du ikke stå der, sletter vi navn, datoer og alt andet. Pladsen i træet bliver tilbage uden navn. Du behøver ikke at have en konto.`,
  }
}

async function Complaint({ actor, query }: Props) {
  const token = textParam(query, 'klage') ?? ''
  const found = await findComplaint(actor, { token })
  const title = 'Klag over en afgørelse'
  if ('message' in found) {
    return (
      <PageBody title={title}>
        <Notice variant="error" title="Linket åbner ikke en afgørelse">
          {found.message}
        </Notice>
      </PageBody>
    )
  }
  const { number, what, decision, reasons } = found
  return (
    <PageBody title={title} intro={`Henvendelse ${number}${what ? ` om ${what}` : ''}. ${outcomeSentences[decision]}`}>
      <p className="mb-6 whitespace-pre-line rounded-xl bg-muted px-5 py-4">{reasons}</p>
      <p className="mb-8 text-muted-foreground">{complainSentence}</p>
      <ComplaintForm token={token} number={number} draft={await findDraft(complaintForm, query)} />
    </PageBody>
  )
}

/** The parts of a page that can be reported separately, as this actor sees it: pictures, films and voices. */
async function listTargetOptions(actor: Actor, { snapshot }: { snapshot: Snapshot }): Promise<TargetOption[]> {
  const answer = await getMemorialPage(actor, snapshot.path.replace('/memorial/', ''))
  if (answer.kind !== 'page') return []
  const { portrait, cover, pictures, films, voices } = answer.page
  const heads = [
    ...(portrait ? [{ id: portrait.id, name: 'Portrættet', src: portrait.src }] : []),
    ...(cover && cover.id !== portrait?.id ? [{ id: cover.id, name: 'Billedet øverst', src: cover.src }] : []),
  ]
  return [
    ...heads,
    ...pictures.items.map(({ id, src, caption }, index) => ({ id, src, name: caption ?? `Billede ${index + 1}` })),
    ...films.map(({ id, caption, poster }, index) => ({
      id,
      name: caption ?? `Film ${index + 1}`,
      src: poster?.src ?? null,
    })),
    ...voices.map(({ id, caption }, index) => ({ id, name: caption ?? `Optagelse ${index + 1}`, src: null })),
  ]
}

/** One thing on the page that can be pointed at by itself; `src` is a small picture of it, where there is one. */
type TargetOption = { id: string; name: string; src: string | null }

/** From the page as a whole to one of its pictures: without script nothing else leads from a picture to the form. */
function TargetChoice({ options }: { options: TargetOption[] }) {
  if (options.length === 0) return null
  return (
    <details className="mb-8">
      <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
        Handler det om ét bestemt billede eller én film?
      </summary>
      <ul className="mt-3 grid grid-cols-2 gap-4 sm:grid-cols-3">
        {options.map(({ id, name, src }) => (
          <li key={id} className="min-w-0">
            <a
              href={reportContentPath(id)}
              className="block min-h-touch text-link text-sm underline underline-offset-4"
            >
              {src && (
                <img
                  src={src}
                  alt=""
                  loading="lazy"
                  className="mb-2 aspect-square w-full rounded-lg bg-muted object-cover"
                />
              )}
              <span className="break-words">{name}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  )
}
