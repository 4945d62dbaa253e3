import type { Metadata } from 'next'
import { orNotFound } from '@/app/or-not-found'
import { DifferenceForm } from '@/components/bookkeeping/payment-forms'
import type { FormDraftView } from '@/components/form/form-draft'
import { EmptyState } from '@/components/ui/empty-state'
import { LoadMore } from '@/components/ui/load-more'
import { Notice } from '@/components/ui/notice'
import { PageBody } from '@/components/ui/page-body'
import { StateLinks } from '@/components/ui/state-links'
import { TextLink } from '@/components/ui/text-link'
import { findDraft } from '@/lib/domain/find-draft'
import { adminPaymentPath, differencesPath } from '@/lib/domain/payments/admin-paths'
import { differenceFormName, differenceTexts } from '@/lib/domain/payments/copy'
import { listDifferences } from '@/lib/domain/payments/desk-queries'
import { differenceListInput } from '@/lib/domain/payments/desk-schema'
import type { DifferenceView } from '@/lib/domain/payments/schema'
import { currentActor } from '@/lib/server/actor'
import { formatDateTime } from '@/lib/shared/danish-time'
import { formatOere } from '@/lib/shared/money'
import { type PageProps, textParam } from '@/lib/shared/page-params'
import { withQuery } from '@/lib/shared/with-query'

export const metadata: Metadata = { title: 'Forskelle' }

export default async function DifferencesPage({ searchParams }: PageProps) {
  const [query, actor] = await Promise.all([searchParams, currentActor()])
  const filter = differenceListInput.parse(query)
  const page = await orNotFound(listDifferences(actor, filter))
  const draft = await findDraft(differenceFormName, query)
  return (
    <PageBody
      width="page"
      title="Forskelle"
      intro="Hver nat sammenligner vi vores betalinger med udbyderens. Det, der ikke stemmer, står her, til nogen har set på det."
      className="space-y-8"
    >
      {draft && <Notice variant="error">{Object.values(draft.errors)[0] ?? draft.message}</Notice>}
      <StateLinks
        label="Status"
        links={[
          { label: 'Ikke afgjort', href: differencesPath, isHere: filter.view === 'open' },
          {
            label: 'Afgjort',
            href: withQuery(differencesPath, { view: 'settled' }),
            isHere: filter.view === 'settled',
          },
        ]}
      />
      {page.items.length > 0 ? (
        <DifferenceList differences={page.items} refused={{ id: textParam(query, 'afgoer'), draft }} />
      ) : (
        <EmptyState title="Alt stemmer" text="Der er ingen forskelle mellem udbyderen og os." />
      )}
      {page.nextCursor && (
        <LoadMore href={withQuery(differencesPath, { view: filter.view, cursor: page.nextCursor })} />
      )}
    </PageBody>
  )
}

const amount = (oere: number | null) => (oere === null ? 'ukendt' : formatOere(oere))

type DifferenceListProps = {
  differences: DifferenceView[]
  /** The note that was refused without script, and of which difference. */
  refused: { id: string | undefined; draft: FormDraftView }
}

/** Where the provider and we do not agree; each stays until somebody writes what came of it. */
function DifferenceList({ differences, refused }: DifferenceListProps) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {differences.map(({ id, kind, paymentId, providerRef, oursOere, theirsOere, foundAt, ...settled }) => (
        <li key={id} className="space-y-2 py-5">
          <p className="font-semibold">{differenceTexts[kind]}</p>
          <p className="wrap-anywhere">
            Hos os {amount(oursOere)}, hos udbyderen {amount(theirsOere)} ({providerRef})
          </p>
          <p className="text-muted-foreground">
            Fundet {formatDateTime(new Date(foundAt))}.{' '}
            {paymentId && <TextLink href={adminPaymentPath(paymentId)}>Se betalingen</TextLink>}
          </p>
          {settled.settledAt ? (
            <p className="max-w-measure break-words">
              Afgjort af {settled.settledByName}: {settled.note}
            </p>
          ) : (
            <DifferenceForm id={id} draft={refused.id === id ? refused.draft : null} />
          )}
        </li>
      ))}
    </ul>
  )
}
