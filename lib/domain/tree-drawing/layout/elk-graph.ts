import type { ElkNode, LayoutOptions } from 'elkjs'
import type { BlockPlan } from '@/lib/domain/tree-drawing/layout/plan-block'

/** A line between two blocks, from a drop to an arrival. */
export type Link = { key: string; from: string; drop: string; to: string }

/** One connected family. */
export type Component = { plans: BlockPlan[]; links: Link[] }

/**
 * The family as the graph that ELK lays out: blocks are nodes with fixed ports. With an `order`, blocks keep it within
 * their rows.
 */
export function elkGraph({ plans, links }: Component, height: number, order?: readonly string[]): ElkNode {
  const place = new Map(order?.map((id, at) => [id, at]))
  const blocks = plans.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0))
  return {
    id: 'family',
    layoutOptions: { ...options, ...(order ? inOrder : anyPlace) },
    children: blocks.map(({ id, width, drops, arrivals }) => ({
      id,
      width,
      height,
      layoutOptions: { 'elk.portConstraints': 'FIXED_POS', 'elk.position': `(${place.get(id) ?? 0},0)` },
      ports: [
        ...arrivals.map(({ key, x }) => port(`to:${key}`, 'NORTH', { x, y: 0 })),
        ...drops.map(({ union, at }) => port(`from:${union.id}`, 'SOUTH', { x: at.x, y: height })),
      ],
    })),
    edges: links.map(({ key, drop }) => ({ id: key, sources: [`from:${drop}`], targets: [`to:${key}`] })),
  }
}

function port(id: string, side: 'NORTH' | 'SOUTH', at: { x: number; y: number }) {
  return { id, ...at, width: 0, height: 0, layoutOptions: { 'elk.port.side': side } }
}

// https://eclipse.dev/elk/reference/algorithms/org-eclipse-elk-layered.html
const options: LayoutOptions = {
  'elk.algorithm': 'layered',
  'elk.direction': 'DOWN',
  'elk.edgeRouting': 'ORTHOGONAL',
  'elk.randomSeed': '1',
  'elk.padding': '[top=0,left=0,bottom=0,right=0]',
  'elk.separateConnectedComponents': 'false',
  'elk.layered.layering.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.spacing.nodeNodeBetweenLayers': '72',
  'elk.layered.spacing.edgeNodeBetweenLayers': '30',
  'elk.layered.spacing.edgeEdgeBetweenLayers': '12',
  'elk.spacing.nodeNode': '32',
  'elk.spacing.edgeNode': '20',
  'elk.spacing.edgeEdge': '12',
}

/** Only the order in the rows is read. */
const anyPlace: LayoutOptions = {
  'elk.layered.thoroughness': '7',
  'elk.layered.nodePlacement.strategy': 'SIMPLE',
}

const inOrder: LayoutOptions = {
  'elk.layered.thoroughness': '1',
  'elk.layered.nodePlacement.strategy': 'NETWORK_SIMPLEX',
  'elk.layered.crossingMinimization.semiInteractive': 'true',
}
