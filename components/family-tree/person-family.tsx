import { lifespanWithin } from '@/lib/domain/family-tree/copy'
import type { CoupleView, PersonDetailView, RelativeView } from '@/lib/domain/family-tree/detail-views'
import { type TreeAddress, treeHref } from '@/lib/domain/tree-drawing/tree-address'

type PersonFamilyProps = { slug: string; address: TreeAddress; detail: PersonDetailView }
type Linked = Pick<PersonFamilyProps, 'slug' | 'address'>

/** Those close to a person, as links to their details. */
export function PersonFamily({ slug, address, detail: { parents, couples, siblings } }: PersonFamilyProps) {
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
