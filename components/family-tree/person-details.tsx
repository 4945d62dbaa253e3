import type { ComponentProps, ReactNode, RefObject } from 'react'
import { NameInHeading } from '@/components/frame/name-in-heading'
import { LinkButton } from '@/components/ui/link-button'
import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import type { CoupleView, PersonDetailView, RelativeView } from '@/lib/domain/family-tree/detail-views'
import { reportContentPath } from '@/lib/domain/reports/paths'
import { kinshipText, maskedTexts } from '@/lib/domain/tree-drawing/copy'
import type { DrawingView, PathView } from '@/lib/domain/tree-drawing/drawing-views'
import { isOpen, type TreeAddress, treeHref, treePath, withoutBranch } from '@/lib/domain/tree-drawing/tree-address'

type PersonDetailsProps = {
  drawing: Pick<DrawingView, 'memorial' | 'pagePersonId' | 'centreId' | 'isMember'>
  address: TreeAddress
  detail: PersonDetailView
  /** From the person to the page's person; null while it is fetched, or where there is none to be seen. */
  way: PathView | null
  heading?: RefObject<HTMLHeadingElement | null>
  /** What editors can do. */
  actions?: ReactNode
}

/** All that is known of a person, with the ways on from there. */
export function PersonDetails({ drawing, address, detail, way, heading, actions }: PersonDetailsProps) {
  const { memorial } = drawing
  const { person, isWithdrawn, note } = detail
  const { name, isMasked, portraitUrl, memorialPath } = person
  return (
    <div className="space-y-5">
      <header className="pr-12">
        {portraitUrl && (
          <img src={`${portraitUrl}?w=320`} alt="" className="mb-4 h-36 w-28 rounded-xl object-cover" loading="lazy" />
        )}
        <h2 ref={heading} tabIndex={-1} className="text-2xl outline-none">
          <NameInHeading name={name} />
        </h2>
        {way?.kinship && <p className="font-serif text-muted-foreground">{kinshipText(way.kinship, memorial.name)}</p>}
        {isMasked ? (
          <p className="mt-3">{isWithdrawn ? maskedTexts.withdrawn : maskedTexts.living}</p>
        ) : (
          <LifeWords detail={detail} />
        )}
      </header>
      {note && <p className="whitespace-pre-line">{note}</p>}
      {memorialPath && (
        <LinkButton href={memorialPath} prefetch={false} variant="outline">
          Besøg mindesiden
        </LinkButton>
      )}
      {actions && <div className="noscript:hidden">{actions}</div>}
      <PersonFamily address={address} detail={detail} slug={memorial.slug} />
      <PersonWays drawing={drawing} address={address} detail={detail} />
      {!isWithdrawn && (
        <p className="border-border border-t pt-4 text-sm">
          <a href={reportContentPath(person.id)} className="text-link underline underline-offset-4">
            {person.isLiving ? 'Er det dig? Bed om at blive taget ud' : 'Er noget forkert? Skriv til os'}
          </a>
        </p>
      )}
    </div>
  )
}

function LifeWords({ detail: { person, bornText, diedText, ageText, said } }: Pick<PersonDetailsProps, 'detail'>) {
  const died = [diedText, ageText].filter(Boolean).join(', ')
  return (
    <div className="mt-2 text-muted-foreground">
      {person.birthNameText && <p>{person.birthNameText}</p>}
      {[bornText, died, ...said].filter(Boolean).map((text) => (
        <p key={text} className="first-letter:uppercase">
          {text}
        </p>
      ))}
    </div>
  )
}

/** On from here in the drawing. */
function PersonWays({
  drawing,
  address,
  detail: { person },
}: Pick<PersonDetailsProps, 'drawing' | 'address' | 'detail'>) {
  const { memorial, pagePersonId, centreId } = drawing
  const { id, isMasked } = person
  const { slug } = memorial
  const way = { from: id, to: pagePersonId }
  const opened = (['up', 'down'] as const).filter((side) => isOpen(address, { personId: id, side }))
  return (
    <ul className="font-sans">
      {id !== centreId && (
        <Way href={treeHref(slug, { centre: id, person: id })} data-centre={id}>
          Vis som midtpunkt
        </Way>
      )}
      {opened.map((side) => (
        <Way
          key={side}
          href={treeHref(slug, withoutBranch(address, { personId: id, side }))}
          data-shut={side}
          data-open-of={id}
        >
          {side === 'up' ? 'Skjul forældrenes gren' : 'Skjul partner og børn'}
        </Way>
      ))}
      {!isMasked && id !== pagePersonId && (
        <Way href={treeHref(slug, { ...address, person: null, way })} data-way={way.from} data-way-to={way.to}>
          Vis vejen til {memorial.name}
        </Way>
      )}
      {!isMasked && (
        <Way href={`${treePath(slug)}/print?part=lines&person=${id}`}>Udskriv forfædre og efterkommere</Way>
      )}
    </ul>
  )
}

function Way(props: ComponentProps<'a'>) {
  return (
    <li>
      <a
        {...props}
        className="inline-flex min-h-touch items-center text-link underline decoration-1 underline-offset-4"
      />
    </li>
  )
}

type PersonFamilyProps = { slug: string; address: TreeAddress; detail: PersonDetailView }
type Linked = Pick<PersonFamilyProps, 'slug' | 'address'>

/** Those close to a person, as links to their details. */
function PersonFamily({ slug, address, detail: { parents, couples, siblings } }: PersonFamilyProps) {
  const linked = { slug, address }
  const known = parents.filter(({ people }) => people.length > 0)
  return (
    <>
      {known.length > 0 && (
        <Group title="Forældre">
          {known.map(({ unionId, people }) => (
            <Relatives key={unionId} {...linked} people={people} />
          ))}
        </Group>
      )}
      {couples.map((couple) => (
        <Couple key={couple.unionId} {...linked} couple={couple} />
      ))}
      {siblings.length > 0 && (
        <Group title="Søskende">
          <Relatives {...linked} people={siblings} />
        </Group>
      )}
    </>
  )
}

function Couple({ couple: { partner, text, children }, ...linked }: Linked & { couple: CoupleView }) {
  return (
    <Group title={partner ? (children.length > 0 ? 'Partner og børn' : 'Partner') : 'Børn'}>
      {partner && <Relatives {...linked} people={[partner]} />}
      {text && <p className="text-muted-foreground text-sm first-letter:uppercase">{text}</p>}
      {children.length > 0 && <Relatives {...linked} people={children} />}
    </Group>
  )
}

function Group({ title, children }: { title: string; children: React.ReactNode }) {
  return (
    <section className="space-y-1">
      <h3 className="font-sans font-semibold text-base">{title}</h3>
      {children}
    </section>
  )
}

function Relatives({ slug, address, people }: Linked & { people: RelativeView[] }) {
  return (
    <ul>
      {people.map(({ id, name, lifespan, relation }) => (
        <li key={id}>
          <a
            href={treeHref(slug, { ...address, person: id })}
            data-person={id}
            className="inline-flex min-h-touch flex-wrap items-center gap-x-2 underline decoration-1 underline-offset-4"
          >
            {name}
          </a>{' '}
          <span className="text-muted-foreground text-sm">
            {[relation, lifespanWithin(lifespan)].filter(Boolean).join(', ')}
          </span>
        </li>
      ))}
    </ul>
  )
}
