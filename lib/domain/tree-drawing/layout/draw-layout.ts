import type { ElkNode } from 'elkjs'
import ELK from 'elkjs/lib/elk.bundled.js'
import type { TreeLayout } from '@/lib/domain/tree-drawing/geometry'
import { type Component, elkGraph } from '@/lib/domain/tree-drawing/layout/elk-graph'
import { knownFamily } from '@/lib/domain/tree-drawing/layout/known-family'
import { orderSiblings } from '@/lib/domain/tree-drawing/layout/order-siblings'
import { blockHeight } from '@/lib/domain/tree-drawing/layout/plan-block'
import { planFamily } from '@/lib/domain/tree-drawing/layout/plan-family'
import { readLayout } from '@/lib/domain/tree-drawing/layout/read-layout'
import type { FamilyGraph } from '@/lib/domain/tree-drawing/schema'

// One for the thread: loading it takes longer than a small family.
const elk = new ELK()

/** Places a family of any size. The same graph always gives the same layout. Null when a person is their own ancestor. */
export async function drawLayout(graph: FamilyGraph): Promise<TreeLayout | null> {
  const family = knownFamily(graph)
  const components = planFamily(family)
  if (!components) return null
  const height = blockHeight(components.flatMap(({ plans }) => plans))
  const placed: ElkNode[] = []
  for (const component of components) placed.push(await place(component, height))
  return readLayout({ family, components, placed, height })
}

/** Twice: the first finds who stands beside whom with the fewest crossings, the second keeps it with children in order. */
async function place(component: Component, height: number): Promise<ElkNode> {
  const first = await elk.layout(elkGraph(component, height))
  return elk.layout(elkGraph(component, height, orderSiblings(component, first)))
}
