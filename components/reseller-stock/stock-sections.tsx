import type { ReactNode } from 'react'
import { Downloads } from '@/components/reseller-stock/downloads'
import { OrderList } from '@/components/reseller-stock/order-list'
import { StockBar } from '@/components/reseller-stock/stock-bar'
import { StockPackages } from '@/components/reseller-stock/stock-packages'
import { StockStateBadge } from '@/components/reseller-stock/stock-state-badge'
import { WaitingList } from '@/components/reseller-stock/waiting-list'
import { MonthBars } from '@/components/resellers/month-bars'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink } from '@/components/ui/text-link'
import type { OrderView } from '@/lib/domain/resellers/stock/order-schema'
import type { StockCodeView, StockOverview } from '@/lib/domain/resellers/stock/schema'
import { formatDate } from '@/lib/shared/danish-time'

type StockSectionsProps = { overview: StockOverview; orders: OrderView[]; sheetsToCorrect: number }

/** The overview of a reseller: what to do, what lies there, and where to get more. */
export function StockSections({ overview, orders, sheetsToCorrect }: StockSectionsProps) {
  return (
    <div className="grid grid-cols-1 items-start gap-x-16 gap-y-14 lg:grid-cols-2">
      <Section title="Det skal I se på">
        <WaitingList overview={overview} orders={orders} toCorrect={sheetsToCorrect} />
      </Section>
      <Section title="Lageret">
        <StockBar counts={overview.counts} total={overview.total} />
      </Section>
      {overview.packages.length > 0 && (
        <Section title="Pakker">
          <StockPackages packages={overview.packages} />
        </Section>
      )}
      <Section title="Udleveret for nylig">
        {overview.newest.length > 0 ? (
          <CodeList codes={overview.newest} />
        ) : (
          <p className="text-muted-foreground">
            Når I giver en familie en kode, så markér den som udleveret.
            {overview.counts.stock > 0 && (
              <>
                {' '}
                <TextLink href="/reseller-dashboard/codes?state=stock">Vælg blandt koderne på lager</TextLink>.
              </>
            )}
          </p>
        )}
      </Section>
      <Section title="Måned for måned">
        <MonthBars months={overview.months} />
      </Section>
      <Section title="Bestillinger">
        {orders.length > 0 ? (
          <OrderList orders={orders} />
        ) : (
          <p className="text-muted-foreground">I har ikke bestilt noget endnu.</p>
        )}
        <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-3">
          <LinkButton href="/reseller-dashboard/orders">Bestil koder eller plader</LinkButton>
          <TextLink href="/reseller-dashboard/prices" className="inline-flex min-h-touch items-center">
            Se priserne
          </TextLink>
        </div>
      </Section>
      <Section title="Hent">
        <Downloads />
      </Section>
    </div>
  )
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-4 text-2xl">{title}</h2>
      {children}
    </section>
  )
}

/** A few codes one below the other, with when they were handed over. */
function CodeList({ codes }: { codes: StockCodeView[] }) {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {codes.map(({ id, code, formattedCode, state, stateText, handedOverAt }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-2">
          <TextLink
            href={`/reseller-dashboard/codes/${code}`}
            className="inline-flex min-h-touch items-center font-semibold tabular-nums"
          >
            {formattedCode}
          </TextLink>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {handedOverAt && <span className="text-muted-foreground">{formatDate(new Date(handedOverAt))}</span>}
            <StockStateBadge code={{ state, stateText }} />
          </span>
        </li>
      ))}
    </ul>
  )
}
