import type { ReactNode } from 'react'
import { PackageStateBadge } from '@/components/packages/package-state'
import { materialTexts } from '@/lib/domain/artwork/copy'
import type { PackageView } from '@/lib/domain/packages/views'

const number = (count: number) => count.toLocaleString('da-DK')

/** A package's purpose, and where its codes are. */
export function PackageFacts({ view, inStock }: { view: PackageView; inStock: number }) {
  const material = view.material ? materialTexts[view.material] : 'Ikke valgt'
  return (
    <dl className="grid grid-cols-2 gap-x-6 border-border border-t sm:grid-cols-3 lg:grid-cols-5">
      <Fact name="Status">
        <PackageStateBadge initial={view} />
      </Fact>
      <Fact name="Forhandler">{view.reseller?.companyName ?? 'Ingen endnu'}</Fact>
      <Fact name="Materiale">{material}</Fact>
      <Fact name="Kodens størrelse">{view.symbolMm ? `${view.symbolMm} mm` : 'Ikke valgt'}</Fact>
      <Fact name="Aktiveringskode">{view.requiresActivation ? 'Ja' : 'Nej'}</Fact>
      <Fact name="På vores lager">{number(inStock)}</Fact>
      <Fact name="Frie i alt">{number(view.free)}</Fact>
      <Fact name="Låst til en konto">{number(view.claimed)}</Fact>
      <Fact name="Knyttet til en side">{number(view.linked)}</Fact>
      <Fact name="Ude af brug">{number(view.outOfUse)}</Fact>
    </dl>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-border border-b py-4">
      <dt className="text-muted-foreground text-sm">{name}</dt>
      <dd className="mt-1 break-words font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
