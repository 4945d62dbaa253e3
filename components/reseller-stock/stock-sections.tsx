import type { ReactNode } from 'react'
import { ColumnTable } from '@/components/admin/column-table'
import { OrderList } from '@/components/reseller-stock/order-list'
import { StockStateBadge } from '@/components/reseller-stock/stock-state-badge'
import { MonthBars } from '@/components/resellers/month-bars'
import { cn } from '@/components/ui/cn'
import { Link } from '@/components/ui/link'
import { LinkButton } from '@/components/ui/link-button'
import { TextLink, TouchLink } from '@/components/ui/text-link'
import { codesText } from '@/lib/domain/packages/copy'
import { groupTexts } from '@/lib/domain/resellers/stock/copy'
import type { OrderView } from '@/lib/domain/resellers/stock/order-schema'
import type { StockCodeView, StockOverview } from '@/lib/domain/resellers/stock/schema'
import {
  forgottenAfterDays,
  lowStock,
  type StockCounts,
  type StockGroup,
  type StockPackageView,
  stockGroups,
} from '@/lib/domain/resellers/stock/schema'
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
          <TouchLink href="/reseller-dashboard/prices">Se priserne</TouchLink>
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
          <TouchLink href={`/reseller-dashboard/codes/${code}`} className="font-semibold tabular-nums">
            {formattedCode}
          </TouchLink>
          <span className="flex flex-wrap items-center gap-x-4 gap-y-1">
            {handedOverAt && <span className="text-muted-foreground">{formatDate(new Date(handedOverAt))}</span>}
            <StockStateBadge code={{ state, stateText }} />
          </span>
        </li>
      ))}
    </ul>
  )
}

const fills: Record<StockGroup, string> = {
  stock: 'bg-primary',
  ordered: 'bg-stone-300',
  engraving: 'bg-candle',
  on_its_way: 'bg-sky',
  stopped: 'bg-destructive',
  handed_over: 'bg-stone-500',
  in_use: 'bg-lichen',
  out_of_use: 'bg-stone-400',
}

// Nothing on its way, or stopped, is nothing to look at.
const always: readonly StockGroup[] = ['stock', 'handed_over', 'in_use', 'out_of_use']

/** The stock as one quiet bar and four figures; each figure leads to its codes. */
function StockBar({ counts, total }: { counts: StockCounts; total: number }) {
  const shown = stockGroups.filter((group) => counts[group] > 0 || always.includes(group))
  return (
    <div className="space-y-5">
      {total > 0 && (
        <div aria-hidden className="flex h-3 gap-0.5 overflow-hidden rounded-full">
          {stockGroups
            .filter((group) => counts[group] > 0)
            .map((group) => (
              <span key={group} className={cn('min-w-1', fills[group])} style={{ flexGrow: counts[group] }} />
            ))}
        </div>
      )}
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,10rem),1fr))] gap-x-6 gap-y-2">
        {shown.map((group) => (
          <li key={group}>
            <Link
              href={`/reseller-dashboard/codes?state=${group}`}
              className="group block min-h-touch rounded-lg py-2 no-underline"
            >
              <span className="block text-3xl tabular-nums">{counts[group].toLocaleString('da-DK')}</span>
              <span className="flex items-center gap-2 text-link underline decoration-1 underline-offset-4 group-hover:decoration-2">
                <span aria-hidden className={cn('size-3 shrink-0 rounded-full', fills[group])} />
                {groupTexts[group]}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** What is left of each package. */
function StockPackages({ packages }: { packages: StockPackageView[] }) {
  return (
    <ColumnTable<StockPackageView>
      caption="Pakker med koder"
      rows={packages}
      keyOf={({ id }) => id}
      columns={[
        {
          title: 'Pakke',
          className: 'min-w-28 sm:min-w-40',
          cell: ({ id, number, name }) => (
            <TouchLink href={`/reseller-dashboard/codes?package=${id}`} className="wrap-anywhere">
              {number}. {name}
            </TouchLink>
          ),
        },
        { title: 'Koder', numeric: true, isSecondary: true, cell: ({ total }) => total.toLocaleString('da-DK') },
        { title: 'På lager', numeric: true, cell: ({ counts }) => counts.stock.toLocaleString('da-DK') },
        { title: 'Udleveret', numeric: true, cell: ({ counts }) => counts.handed_over.toLocaleString('da-DK') },
        { title: 'I brug', numeric: true, cell: ({ counts }) => counts.in_use.toLocaleString('da-DK') },
      ]}
    />
  )
}

const papers = [
  { name: 'saadan-monterer-du-pladen.pdf', title: 'Sådan monterer du pladen', text: 'Et ark til værkstedet. PDF, A4.' },
  { name: 'til-familien.pdf', title: 'Til familien', text: 'Et ark, I kan give med kortet. PDF, A4.' },
]

/** Papers to print, and the drawings. */
function Downloads() {
  return (
    <ul className="divide-y divide-border border-border border-y">
      {papers.map(({ name, title, text }) => (
        <li key={name} className="py-2">
          <a
            href={`/api/resellers/me/downloads/${name}`}
            download
            className="inline-flex min-h-touch items-center font-semibold text-link underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {title}
          </a>
          <p className="text-muted-foreground">{text}</p>
        </li>
      ))}
      <li className="py-2">
        <TouchLink href="/reseller-dashboard/drawings" className="font-semibold">
          Tegninger til gravering
        </TouchLink>
        <p className="text-muted-foreground">Jeres egne koder i millimeter: SVG, DXF, PDF og PNG.</p>
      </li>
    </ul>
  )
}

type WaitingListProps = {
  overview: StockOverview
  /** The newest orders. */
  orders: OrderView[]
  /** Drawings that the family wants put right. */
  toCorrect: number
}

/** What a reseller should do something about today; a sentence when there is nothing. */
export function WaitingList({ overview: { counts, total, forgotten }, orders, toCorrect }: WaitingListProps) {
  const isOrdered =
    counts.ordered + counts.engraving + counts.on_its_way > 0 || orders.some(({ status }) => status === 'received')
  const items = [
    toCorrect > 0 && {
      href: '/reseller-dashboard/proof-sheets?status=changes_requested',
      text:
        toCorrect === 1
          ? 'En familie vil have sin tegning rettet'
          : `${toCorrect} familier vil have deres tegning rettet`,
      advice: 'Ret tegningen, og send den igen. Stenen venter på svaret.',
    },
    forgotten > 0 && {
      href: '/reseller-dashboard/codes?state=handed_over',
      text: `${codesText(forgotten)} er udleveret for over ${forgottenAfterDays} dage siden og ikke taget i brug`,
      advice: 'Måske er kortet blevet væk. I kan udskrive det igen.',
    },
    counts.stopped > 0 && {
      href: '/reseller-dashboard/codes?state=stopped',
      text: `${codesText(counts.stopped)} er stoppet i værkstedet`,
      advice: 'Vi ser på det. Skriv til os, hvis en familie venter på pladen.',
    },
    counts.stock <= lowStock && {
      href: '/reseller-dashboard/orders',
      text: total === 0 ? 'I har ingen koder endnu' : `Der er ${counts.stock || 'ingen'} tilbage på lageret`,
      advice: isOrdered ? 'En bestilling er på vej.' : total === 0 ? 'Bestil de første.' : 'Bestil flere i god tid.',
    },
  ].filter((item) => item !== false)
  if (items.length === 0) return <p className="text-muted-foreground">Der er ikke noget, der haster.</p>
  return (
    <ul className="space-y-4">
      {items.map(({ href, text, advice }) => (
        <li key={href}>
          <TouchLink href={href} className="font-semibold">
            {text}
          </TouchLink>
          <p className="text-muted-foreground">{advice}</p>
        </li>
      ))}
    </ul>
  )
}
