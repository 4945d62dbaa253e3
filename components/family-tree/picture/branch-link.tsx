import { pictureWords } from '@/lib/domain/tree-drawing/copy'
import { boxSize } from '@/lib/domain/tree-drawing/geometry'
import type { DrawnPerson } from '@/lib/domain/tree-drawing/schema'

const target = { width: 44, height: 30 }
const fromRight = 24
const radius = 12

type BranchLinkProps = { person: DrawnPerson; side: 'up' | 'down'; href: string; tabIndex: 0 | -1 }

/** Opens the branch above or below a person, from outside the corner of the box. */
export function BranchLink({ person, side, href, tabIndex }: BranchLinkProps) {
  const isUp = side === 'up'
  const x = boxSize.width - fromRight
  const y = isUp ? -target.height / 2 : boxSize.height + target.height / 2
  return (
    <a
      href={href}
      data-open={side}
      data-open-of={person.id}
      tabIndex={tabIndex}
      aria-label={pictureWords[side](person)}
      className="group outline-none"
    >
      <rect x={x - target.width / 2} y={y - target.height / 2} {...target} fill="transparent" />
      <circle
        cx={x}
        cy={y}
        r={radius}
        fill="var(--background)"
        stroke="var(--primary)"
        strokeWidth="1.5"
        className="group-focus-visible:stroke-[4]"
      />
      <path
        d={isUp ? 'm-5 2.5 5-5 5 5' : 'm-5-2.5 5 5 5-5'}
        transform={`translate(${x} ${y})`}
        fill={'none'}
        stroke={'var(--primary)'}
        strokeWidth={2}
        strokeLinecap={'round'}
        strokeLinejoin={'round'}
      />
    </a>
  )
}
