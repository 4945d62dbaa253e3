import type { Metadata } from 'next'
import { notFound, redirect } from 'next/navigation'
import { HeathScene } from '@/components/drawings/heath'
import { CaseStatusBadge } from '@/components/support/case-status-badge'
import { ContactForm } from '@/components/support/contact-form'
import { ContactThanks } from '@/components/support/contact-thanks'
import { ContactWays } from '@/components/support/contact-ways'
import { SenderCase } from '@/components/support/sender-case'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { TouchLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import type { ReplyWay } from '@/lib/domain/support/client/hooks'
import { answersWithin, senderStatusTexts } from '@/lib/domain/support/copy'
import { findCaseByLink, findOwnCase, listOwnCases } from '@/lib/domain/support/queries'
import {
  caseNumberInput,
  contactForm,
  type OwnCaseSummary,
  replyForm,
  type SenderCaseView,
} from '@/lib/domain/support/schema'
import { currentActor } from '@/lib/server/actor'
import { env } from '@/lib/server/env'
import { type Actor, isSignedIn } from '@/lib/shared/actor'
import { formatDate } from '@/lib/shared/danish-time'
import { type PageProps, type PageQuery, textParam } from '@/lib/shared/page-params'
import { knownOf, readSentNumber } from './contact-query'
import { isReporting, Reporting } from './reporting'

export async function generateMetadata({ searchParams }: PageProps): Promise<Metadata> {
  const isPlain = Object.keys(await searchParams).length === 0
  return {
    title: 'Kontakt',
    description: `Skriv til os om en mindeside, en QR-kode eller din konto. ${answersWithin}`,
    ...(isPlain ? {} : { robots: { index: false } }),
  }
}

export default async function ContactPage({ searchParams }: PageProps) {
  const query = await searchParams
  const actor = await currentActor()
  if (isReporting(query)) return <Reporting actor={actor} query={query} />
  const opened = await openedCase(actor, query)
  if (opened.kind === 'sign-in') redirect(`/login?redirect=${encodeURIComponent(opened.back)}`)
  if (opened.kind === 'unknown') notFound()
  if (opened.kind === 'case') {
    const { view, way } = opened
    const reply = { hasReplied: query.svaret === '1', draft: await findDraft(replyForm, query) }
    return <SenderCase view={view} way={way} siteName={env.SITE_NAME} {...reply} />
  }
  const sent = readSentNumber(query)
  return (
    <>
      <PageBody
        width="page"
        title="Skriv til os"
        intro="Spørg om stort og småt: en mindeside, koden på stenen, din konto eller noget helt andet."
        className="pb-0 sm:pb-0"
      >
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-20 gap-y-12 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <div className="max-w-measure">
            {opened.kind === 'refused' && (
              <Notice variant="error" title="Linket åbner ikke henvendelsen" className="mb-10">
                {opened.message} Brug det nyeste link, vi har sendt dig, eller skriv til os igen her.
              </Notice>
            )}
            <OwnCases cases={await listOwnCases(actor)} />
            {sent ? (
              <ContactThanks number={sent} />
            ) : (
              <ContactForm
                known={knownOf(actor, query)}
                isSignedIn={isSignedIn(actor)}
                draft={await findDraft(contactForm, query)}
              />
            )}
          </div>
          <ContactWays supportEmail={env.SUPPORT_EMAIL} company={env.company} />
        </div>
      </PageBody>
      <HeathScene className="mask-t-from-55% mt-12 h-80 w-full sm:h-112" />
    </>
  )
}

type Opened =
  | { kind: 'none' }
  | { kind: 'case'; view: SenderCaseView; way: ReplyWay }
  /** The link opens nothing; `message` says why. */
  | { kind: 'refused'; message: string }
  | { kind: 'sign-in'; back: string }
  | { kind: 'unknown' }

/** The case in the query: `?sag=` with the secret from a mail, or `?nr=` for the account that wrote it. */
async function openedCase(actor: Actor, query: PageQuery): Promise<Opened> {
  const token = textParam(query, 'sag')
  if (token) {
    const found = await findCaseByLink(actor, { token })
    return 'message' in found ? { kind: 'refused', ...found } : { kind: 'case', view: found, way: { token } }
  }
  const asked = textParam(query, 'nr')
  if (!asked) return { kind: 'none' }
  if (!isSignedIn(actor)) return { kind: 'sign-in', back: `/contact?nr=${asked}` }
  const number = caseNumberInput.safeParse({ number: asked }).data?.number
  const view = number ? await findOwnCase(actor, { number }) : null
  return view ? { kind: 'case', view, way: { number: view.number } } : { kind: 'unknown' }
}

const shownAtOnce = 3

/** What the signed-in account has written before; the newest few, the rest behind one press. */
function OwnCases({ cases }: { cases: OwnCaseSummary[] }) {
  if (cases.length === 0) return null
  const older = cases.slice(shownAtOnce)
  return (
    <section aria-labelledby="dine-henvendelser" className="mb-12">
      <h2 id="dine-henvendelser" className="text-xl">
        Dine henvendelser
      </h2>
      <CaseList cases={cases.slice(0, shownAtOnce)} />
      {older.length > 0 && (
        <details>
          <summary className="inline-flex min-h-touch cursor-pointer items-center text-link underline underline-offset-4">
            {older.length === 1 ? 'Vis en ældre' : `Vis ${older.length} ældre`}
          </summary>
          <CaseList cases={older} />
        </details>
      )}
    </section>
  )
}

function CaseList({ cases }: { cases: OwnCaseSummary[] }) {
  return (
    <ul className="divide-y divide-border">
      {cases.map(({ number, subject, status, createdAt }) => (
        <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-3">
          <span className="min-w-0">
            <TouchLink href={`/contact?nr=${number}`} prefetch={false} className="break-words">
              {subject}
            </TouchLink>
            <span className="block text-muted-foreground text-sm">
              Nummer {number}, {formatDate(new Date(createdAt))}
            </span>
          </span>
          <CaseStatusBadge status={status} texts={senderStatusTexts} />
        </li>
      ))}
    </ul>
  )
}
