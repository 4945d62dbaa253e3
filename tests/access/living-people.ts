import { readExcerpt } from '@/lib/domain/family-tree/excerpt'
import { getTree, viewerOf } from '@/lib/domain/family-tree/find-tree'
import { readNeighbourhood } from '@/lib/domain/family-tree/neighbourhood'
import { getTreePerson, getTreePicture, listChecks, searchTree } from '@/lib/domain/family-tree/queries'
import { getOwnParts } from '@/lib/domain/memorial-page/own-queries'
import { getMemorialPage } from '@/lib/domain/memorial-page/page-query'
import { findTarget } from '@/lib/domain/reports/queries'
import { printInput } from '@/lib/domain/tree-drawing/print-schema'
import { getDrawing, getPath, getPrintPlan, getTreePrint } from '@/lib/domain/tree-drawing/queries'
import { db } from '@/lib/server/db'
import { orNull } from '@/lib/server/read'
import type { Actor } from '@/lib/shared/actor'
import { createAccount } from '@/tests/factories/accounts'
import { createPerson, createTree, createUnion } from '@/tests/factories/family-tree'
import { createMemorial } from '@/tests/factories/memorials'

/** An open page with a tree, in which living people are close to a dead one in every way. */
export type LivingFamily = {
  memorial: { id: string; slug: string }
  owner: Awaited<ReturnType<typeof createAccount>>
  tree: { id: string; personId: string }
  living: string[]
  portraitIds: string[]
}

/** What is only known of the living, each word nowhere else. */
const told = {
  givenNames: 'Levende',
  surname: 'Hemmelig',
  birthSurname: 'Fortielse',
  callName: 'Lønlig',
  sex: 'male',
  bornYear: 1987,
  bornMonth: 7,
  bornDay: 19,
  bornPlace: 'Skjulested',
  note: 'Fortrolig besked',
} as const
const marriage = { kind: 'married', marriedYear: 2011, marriedPlace: 'Bryllupsby', ended: 'divorced' } as const

/** Any of this in an answer gives a living person away. */
export const giveaway =
  /\blevende|hemmelig|fortielse|lønlig|1987|19\. juli|skjulested|fortrolig|2011|bryllupsby|divorced|adopted|adoptiv|"male"|tvilling|"twinGroup":7/i

/**
 * Karen Holm (1942 – 2019) with a living parent, sibling and child, and a dead partner whom the family shows to nobody else;
 * they have all that a person can have.
 */
export async function plantLivingFamily(): Promise<LivingFamily> {
  const owner = await createAccount()
  const memorial = await createMemorial({ owner, visibility: 'public' })
  const tree = await createTree({ memorial })
  const linked = await createMemorial({ owner: await createAccount(), firstName: 'Hemmelig', lastName: 'Side' })
  const portraitIds: string[] = []
  const person = async (of: { isDead?: true; isPrivate?: true } = {}) => {
    const { id: portraitId } = await db.treeMedia.create({
      data: {
        treeId: tree.id,
        storageKey: `trees/hemmelig-${tree.id}/${portraitIds.length}`,
        contentType: 'image/jpeg',
        bytes: 1000,
        checksum: '0'.repeat(64),
        width: 320,
        height: 320,
        widths: [320],
      },
      select: { id: true },
    })
    portraitIds.push(portraitId)
    const { id } = await createPerson(tree, { ...told, ...of, portraitId })
    await db.treeLink.create({
      data: { personId: id, treeId: tree.id, memorialId: linked.id, fromId: memorial.id, status: 'accepted' },
    })
    return { id }
  }
  const [parent, sibling, partner, child] = [
    ...[await person(), await person(), await person({ isDead: true, isPrivate: true }), await person()],
  ] as const
  const karen = { id: tree.personId }
  await createUnion(tree, { partners: [parent], children: [karen] })
  // A dead twin's day of birth is the living one's.
  const twin = await createPerson(tree, { givenNames: 'Dødfødt', isDead: true })
  const twins = await createUnion(tree, { partners: [parent], children: [sibling, twin], kind: 'adopted' })
  await db.treeChild.updateMany({ where: { unionId: twins.id }, data: { twinGroup: 7 } })
  const niece = await createPerson(tree, { givenNames: 'Niece', diedYear: 2020 })
  await createUnion(tree, { partners: [sibling], children: [niece] })
  await createUnion(tree, { partners: [karen, partner], children: [child], kind: 'adopted', union: marriage })
  return { memorial, owner, tree, living: [parent, sibling, partner, child].map(({ id }) => id), portraitIds }
}

export type WayOut = {
  /** What this actor gets: a view, a text, or bytes. A DomainError is a refusal, which gives nothing away. */
  ask: (family: LivingFamily, actor: Actor) => Promise<unknown>
  /** Whether members get the names by it, so that the test would see them. */
  isForMembers: boolean
  /** Administrators decide on requests to be taken out, and see who it is. */
  isForStaff?: true
}

/** Every way by which a tree is read. A new one is added here. */
export const waysOut: Record<string, WayOut> = {
  'those around a person': {
    ask: async ({ memorial, tree, living }, actor) => {
      const opened = living.flatMap((personId) => [
        { personId, side: 'up' as const },
        { personId, side: 'down' as const },
      ])
      const subject = await getTree(actor, memorial.id)
      const ask = (id: string) => readNeighbourhood(tree.id, id, opened, viewerOf(subject))
      return Promise.all([tree.personId, ...living].map(ask))
    },
    isForMembers: true,
  },
  'the drawing': {
    ask: ({ memorial, tree, living }, actor) => {
      const open = living.flatMap((personId) => [
        { personId, side: 'up' as const },
        { personId, side: 'down' as const },
      ])
      const ask = (centre: string) => getDrawing(actor, { id: memorial.slug, centre, open })
      return Promise.all([tree.personId, ...living].map(ask))
    },
    isForMembers: true,
  },
  // Over the living: from Karen to her sister and on to a niece, who are dead, and to the living themselves.
  'the way between two': {
    ask: async ({ memorial, tree, living }, actor) => {
      const niece = await db.treePerson.findFirst({ where: { treeId: tree.id, givenNames: 'Niece' } })
      const ends = [...living, ...(niece ? [niece.id] : [])]
      const ask = (to: string) => orNull(getPath(actor, { id: memorial.slug, from: tree.personId, to }))
      return Promise.all(ends.map(ask))
    },
    isForMembers: true,
  },
  // Everybody asks for the living; only members get them. What is read aloud of a sheet stands in the file as UTF-16.
  'the printed sheets': {
    ask: async ({ memorial }, actor) => {
      const printed = await getTreePrint(actor, printInput.parse({ id: memorial.slug, part: 'all', living: '1' }))
      if (!(printed.body instanceof Uint8Array)) throw new Error('Not a file.')
      return Buffer.from(printed.body).toString('latin1').replaceAll('\0', '')
    },
    isForMembers: true,
  },
  'the plan of the sheets': {
    ask: ({ memorial, living }, actor) =>
      Promise.all(
        living.map((person) => getPrintPlan(actor, printInput.parse({ id: memorial.slug, person, living: '1' }))),
      ),
    isForMembers: true,
  },
  'the panel of a person': {
    ask: ({ memorial, tree, living }, actor) =>
      Promise.all([tree.personId, ...living].map((personId) => getTreePerson(actor, { id: memorial.slug, personId }))),
    isForMembers: true,
  },
  search: {
    ask: ({ memorial }, actor) =>
      Promise.all(
        ['levende', 'hemmelig', 'fortielse', '1987', 'a', 'nulevende'].map((q) =>
          searchTree(actor, { id: memorial.slug, q }),
        ),
      ),
    isForMembers: true,
  },
  'the checks': {
    ask: ({ memorial }, actor) => listChecks(actor, { id: memorial.slug }),
    isForMembers: true,
  },
  'the portraits': {
    ask: ({ memorial, portraitIds }, actor) =>
      Promise.all(
        portraitIds.map((pictureId) => orNull(getTreePicture(actor, { id: memorial.slug, pictureId, w: 320 }))),
      ),
    isForMembers: true,
  },
  'the form to be taken out': {
    ask: ({ living }, actor) => Promise.all(living.map((id) => findTarget(actor, { id }))),
    isForMembers: true,
    isForStaff: true,
  },
  'the memorial’s page': {
    ask: ({ memorial }, actor) => getMemorialPage(actor, memorial.slug),
    isForMembers: true,
  },
  'what is a caller’s own beside the page': {
    ask: ({ memorial }, actor) => getOwnParts(actor, { id: memorial.slug, layout: 'memorial' }),
    isForMembers: true,
  },
  'the page’s excerpt': {
    ask: async ({ memorial }, actor) => readExcerpt(memorial.id, viewerOf(await getTree(actor, memorial.id))),
    isForMembers: true,
  },
}
