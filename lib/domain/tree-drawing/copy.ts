import { withoutName } from '@/lib/domain/family-tree/copy'
import type { ChildKind } from '@/lib/domain/family-tree/schema'
import type { TreeUnion } from '@/lib/domain/tree-drawing/schema'

/** 'Karens', 'Jens’'. */
export function genitive(name: string): string {
  return /[sxz]$/i.test(name) ? `${name}’` : `${name}s`
}

type Named = { name: string; isMasked: boolean }

const hasName = ({ name, isMasked }: Named) => !isMasked && name !== withoutName

/** Of the links at a box that open a branch, and of the sign of a memorial. */
export const pictureWords = {
  up: (person: Named) => (hasName(person) ? `Vis ${genitive(person.name)} forældre` : 'Vis forældrene'),
  down: (person: Named) => (hasName(person) ? `Vis ${genitive(person.name)} partner og børn` : 'Vis partner og børn'),
  memorial: ({ name }: Named) => `Åbn ${genitive(name)} mindeside`,
} as const

/** Under the drawing: what its lines mean. */
export const lineWords: Readonly<Record<ChildKind, string>> = {
  birth: 'født ind i familien',
  adopted: 'adopteret',
  foster: 'plejebarn',
  step: 'stedbarn',
  unknown: 'hører til familien',
}

export const coupleWords = {
  married: 'gift',
  partners: 'par',
  // Nothing more is known, or nothing more is told to strangers; there need be no children.
  unknown: 'hører sammen',
  divorced: 'skilt',
  separated: 'gået fra hinanden',
} as const

export const twinWords = 'født sammen'

/** What a couple's line says. */
export function coupleSign({ kind, ended }: Pick<TreeUnion, 'kind' | 'ended'>): keyof typeof coupleWords {
  return ended ?? kind
}
