import type { GedcomVersion } from '@/lib/integrations/gedcom/gedcom-records'

/** The tag under which a structure of `version` is kept in a file of the other version. */
export function keptTag(version: GedcomVersion, tag: string): string {
  return (version === '7.0' ? '_G7_' : '_G5_') + tag
}
