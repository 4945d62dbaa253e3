import { findChild, type GedcomNode, type GedcomVersion, gedcomNode } from '@/lib/integrations/gedcom/gedcom-records'
import { addedChild } from './added-child'
import { mediaTypeOf } from './media-types'

/** What is written where a version requires a structure that the file does not have; null when nothing can be. */
export function defaultChild(to: GedcomVersion, kind: string, tag: string, node: GedcomNode): GedcomNode | null {
  if (tag === 'GEDC') return addedChild(tag, null, [gedcomNode('VERS', { value: to })])
  if (kind === 'GEDC' && tag === 'VERS') return addedChild(tag, to)
  if (to === '5.5.1') {
    if (kind === 'GEDC' && tag === 'FORM') return gedcomNode(tag, { value: 'LINEAGE-LINKED' })
    return kind === 'HEAD' && tag === 'CHAR' ? gedcomNode(tag, { value: 'UTF-8' }) : null
  }
  // Empty where only a person could say it: 7.0 allows an empty text.
  if (tag === 'TYPE' || tag === 'NAME') return addedChild(tag, null)
  if (tag === 'FORM' && kind === 'FILE') return addedChild(tag, mediaTypeOf(extensionOf(node.value ?? '')))
  if (tag === 'ROLE') return addedChild(tag, 'OTHER', [gedcomNode('PHRASE', { value: findChild(node, 'TYPE')?.value })])
  return null
}

function extensionOf(path: string): string {
  const [, ending = ''] = /\.([A-Za-z0-9]{1,8})$/.exec(path) ?? []
  return ending
}
