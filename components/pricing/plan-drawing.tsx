import { GravestoneParts } from '@/components/drawings/gravestone'
import { blades } from '@/components/drawings/scatter'
import { BirchTree } from '@/components/drawings/tree'
import type { PlanId } from '@/lib/domain/billing/plans'

const GRASS = blades({ seed: 41, count: 26, x: [20, 300], y: [206, 222], height: 14 })

/** The same grave for each plan, with a tree that grows from plan to plan. */
export function PlanDrawing({ plan, className }: { plan: PlanId; className?: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 320 236" className={className}>
      {plan === 'livstid' && <BirchTree id={`${plan}-birch-2`} seed={57} x={60} y={204} height={150} trunk={6} />}
      {plan === 'premium' && <BirchTree id={`${plan}-birch`} seed={12} x={226} y={208} height={124} trunk={5} />}
      {plan === 'livstid' && <BirchTree id={`${plan}-birch`} seed={12} x={226} y={208} height={200} trunk={8} />}
      <path d="M4 222c60-22 250-22 312 0 6 6 4 10-6 10H10c-10 0-12-4-6-10Z" fill="var(--draw-ground)" opacity=".5" />
      {plan === 'basis' && (
        <path
          d="M226 210v-34m0 16c-6-2-10-6-11-12m11 4c6-2 9-6 10-11"
          fill="none"
          stroke="var(--draw-leaf)"
          strokeWidth="3.5"
          strokeLinecap="round"
        />
      )}
      <g transform="translate(92 88) scale(.28)">
        <GravestoneParts />
      </g>
      <path d={GRASS} fill="none" stroke="var(--draw-near)" strokeWidth="2" strokeLinecap="round" />
    </svg>
  )
}
