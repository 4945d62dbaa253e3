import { memo } from 'react'
import {
  fontSize,
  linesOfPerson,
  padding,
  portraitSize,
  type TextLine,
  textLeft,
} from '@/lib/domain/tree-drawing/box-text'
import { pictureTexts } from '@/lib/domain/tree-drawing/copy'
import { boxSize } from '@/lib/domain/tree-drawing/geometry'
import { type DrawnPerson, personLabel } from '@/lib/domain/tree-drawing/schema'

type PersonProps = {
  person: DrawnPerson
  frameId: string
  isCentre: boolean
  isSelected: boolean
  isTabStop: boolean
  hrefOf: (personId: string) => string
  openHrefOf: (personId: string, side: 'up' | 'down') => string
}

/**
 * A person with the links around the box, drawn at the origin. Only drawn anew when something of it changes: in a view of
 * hundreds, most people only move.
 */
export const Person = memo(function Person(props: PersonProps) {
  const { person, frameId, isCentre, isSelected, isTabStop, hrefOf, openHrefOf } = props
  const { id, more } = person
  const tabIndex = isTabStop ? 0 : -1
  return (
    <>
      <PersonBox
        person={person}
        frameId={frameId}
        isCentre={isCentre}
        isSelected={isSelected}
        tabIndex={tabIndex}
        href={hrefOf(id)}
      />
      {more.up && <BranchLink person={person} tabIndex={tabIndex} side="up" href={openHrefOf(id, 'up')} />}
      {more.down && <BranchLink person={person} tabIndex={tabIndex} side="down" href={openHrefOf(id, 'down')} />}
    </>
  )
})

type PersonBoxProps = {
  person: DrawnPerson
  href: string
  isCentre: boolean
  isSelected: boolean
  /** Whether Tab stops here, and at the memorial's sign. */
  tabIndex: 0 | -1
  /** Unique in the document; names the portrait's rounded frame. */
  frameId: string
}

const { width, height } = boxSize

/** One person: name and years, the portrait, and the sign of a memorial. */
function PersonBox({ person, href, isCentre, isSelected, tabIndex, frameId }: PersonBoxProps) {
  const lines = linesOfPerson(person)
  // Only where something was shortened is the link called anything else than what is seen.
  const isWhole = lines.map(({ text }) => text).join(' ') === wholeText(person)
  return (
    <>
      <a
        href={href}
        data-person={person.id}
        aria-label={isWhole ? undefined : personLabel(person)}
        aria-current={isSelected || undefined}
        className="group outline-none"
        tabIndex={tabIndex}
      >
        <Face
          person={person}
          lines={lines}
          isWhole={isWhole}
          isCentre={isCentre}
          isSelected={isSelected}
          frameId={frameId}
        />
      </a>
      {person.memorialPath !== null && <MemorialSign person={person} path={person.memorialPath} tabIndex={tabIndex} />}
    </>
  )
}

const wholeText = ({ name, birthNameText, lifespan }: DrawnPerson) =>
  [name, birthNameText, lifespan].join(' ').trim().replace(/\s+/g, ' ')

type FaceProps = Pick<PersonBoxProps, 'person' | 'isCentre' | 'isSelected' | 'frameId'> & {
  lines: readonly TextLine[]
  isWhole: boolean
}

function Face({ person, lines, isWhole, isCentre, isSelected, frameId }: FaceProps) {
  return (
    <>
      {isSelected && <Ring distance={5} colour="var(--primary)" />}
      <Ring distance={isSelected ? 10 : 5} colour="var(--ring)" className="opacity-0 group-focus-visible:opacity-100" />
      <rect
        width={width}
        height={height}
        rx={8}
        fill={person.isMasked ? 'var(--muted)' : isCentre ? 'var(--primary-soft)' : 'var(--card)'}
        stroke={isCentre || isSelected ? 'var(--primary)' : 'var(--input)'}
        strokeWidth={isCentre || isSelected ? 2.5 : 1}
        strokeDasharray={person.isMasked ? '3 4' : undefined}
      />
      {person.portraitUrl !== null && (
        <image
          x={padding}
          y={(height - portraitSize.height) / 2}
          {...portraitSize}
          href={person.portraitUrl}
          preserveAspectRatio="xMidYMid slice"
          clipPath={`url(#${frameId})`}
        />
      )}
      {lines.map(({ text, y, kind }) => (
        <text
          key={y}
          aria-hidden={isWhole ? undefined : true}
          x={textLeft(person)}
          y={y}
          fontSize={fontSize[kind]}
          fontFamily={kind === 'name' ? 'var(--font-serif)' : 'var(--font-sans)'}
          fontWeight={kind === 'name' && !person.isMasked ? 500 : 400}
          fill={kind === 'name' && !person.isMasked ? 'var(--foreground)' : 'var(--muted-foreground)'}
        >
          {/* The space keeps the lines apart in the link's name. */}
          {`${text} `}
        </text>
      ))}
    </>
  )
}

/** Around the box, so many pixels from its edge. */
function Ring({ distance, colour, className }: { distance: number; colour: string; className?: string }) {
  return (
    <rect
      x={-distance}
      y={-distance}
      width={width + 2 * distance}
      height={height + 2 * distance}
      rx={8 + distance}
      fill="none"
      stroke={colour}
      strokeWidth="3"
      className={className}
    />
  )
}

/** A small stone in the corner; the link is larger than the sign. */
function MemorialSign({ person, path, tabIndex }: { person: DrawnPerson; path: string; tabIndex: 0 | -1 }) {
  return (
    <a href={path} aria-label={pictureTexts.memorial(person)} tabIndex={tabIndex} className="group outline-none">
      <rect
        x={width - 31}
        y={height - 31}
        width={28}
        height={28}
        rx={5}
        fill="transparent"
        stroke="var(--ring)"
        strokeWidth="3"
        strokeOpacity="0"
        className="group-focus-visible:[stroke-opacity:1]"
      />
      <path
        d="M-5.5 8V-1.5a5.5 5.5 0 0 1 11 0V8M-8.5 8h17M-2 0h4M-2 3.5h4"
        transform={`translate(${width - 17} ${height - 18})`}
        fill={'none'}
        stroke={'var(--primary)'}
        strokeWidth={1.6}
        strokeLinecap={'round'}
      />
    </a>
  )
}

const target = { width: 44, height: 30 }
const fromRight = 24
const radius = 12

type BranchLinkProps = { person: DrawnPerson; side: 'up' | 'down'; href: string; tabIndex: 0 | -1 }

/** Opens the branch above or below a person, from outside the corner of the box. */
function BranchLink({ person, side, href, tabIndex }: BranchLinkProps) {
  const isUp = side === 'up'
  const x = boxSize.width - fromRight
  const y = isUp ? -target.height / 2 : boxSize.height + target.height / 2
  return (
    <a
      href={href}
      data-open={side}
      data-open-of={person.id}
      tabIndex={tabIndex}
      aria-label={pictureTexts[side](person)}
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
