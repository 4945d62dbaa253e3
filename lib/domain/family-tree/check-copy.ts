import type { Sex } from '@/lib/domain/family-tree/schema'
import { formatTreeDateAfterVerb, type TreeDate } from '@/lib/domain/family-tree/tree-date'
import { countInWords } from '@/lib/shared/number-words'

type Named = { name: string; sex: Sex; born: TreeDate | null; died: TreeDate | null }

const when = (date: TreeDate | null) => (date ? ` ${formatTreeDateAfterVerb(date)}` : '')
const theParent = ({ sex }: Named) =>
  ({ female: 'moren', male: 'faren', other: 'forælderen', unknown: 'forælderen' })[sex]
const aParent = ({ sex }: Named) => ({ female: 'mor', male: 'far', other: 'forælder', unknown: 'forælder' })[sex]

/** The warnings as an editor reads them. */
export const checkSentences = {
  bornAfterDeath: ({ name, born, died }: Named) => `${name} er født${when(born)}, men død${when(died)}.`,
  deathUnsure: ({ name }: Named, said: string) =>
    `${name} vises som nulevende for andre end jer. I filen ${said}, men ikke klart, at ${name} er død. Er ${name} død, så sæt kryds ved »Død«.`,
  veryOld: ({ name }: Named, years: number) => `${name} blev mindst ${years} år.`,
  bornBeforeParent: (child: Named, parent: Named) => `${child.name} er født før ${theParent(parent)}, ${parent.name}.`,
  youngParent: (child: Named, parent: Named, years: number) =>
    `${parent.name} var højst ${years} år, da ${child.name} blev født.`,
  oldParent: (child: Named, parent: Named, years: number) =>
    `${parent.name} var mindst ${years} år, da ${child.name} blev født.`,
  bornAfterMother: (child: Named, mother: Named) =>
    `${child.name} er født${when(child.born)}, efter at moren, ${mother.name}, døde${when(mother.died)}.`,
  bornAfterFather: (child: Named, father: Named) =>
    `${child.name} er født${when(child.born)}, mere end ti måneder efter at ${theParent(father)}, ${father.name}, døde${when(father.died)}.`,
  youngMarriage: ({ name }: Named, years: number) => `${name} var højst ${years} år ved sit bryllup.`,
  bornAfterMarriage: ({ name }: Named) => `${name} er født efter sit bryllup.`,
  lateMarriage: ({ name, died }: Named, married: TreeDate | null) =>
    `${name} blev gift${when(married)}, men døde${when(died)}.`,
  closeSiblings: (first: Named, second: Named) =>
    `${first.name} og ${second.name} er født med få måneder imellem:${when(first.born)} og${when(second.born)}.`,
  twins: (first: Named, second: Named) =>
    `${first.name} og ${second.name} er født${when(first.born)} og${when(second.born)}. Er de tvillinger?`,
  manyChildren: (parent: Named, count: number) => `${parent.name} er ${aParent(parent)} til ${count} børn.`,
  doubles: (name: string, year: number, count: number) => {
    const people = countInWords(count, { one: 'person', many: 'personer', gender: 'en' })
    return `${people.charAt(0).toLocaleUpperCase('da-DK')}${people.slice(1)} hedder ${name} og er født ${year}. Er det den samme?`
  },
  pageDates: (verb: 'født' | 'død', page: TreeDate, tree: TreeDate) =>
    `Siden siger ${verb}${when(page)}, træet siger ${verb}${when(tree)}.`,
  pageName: (page: string, tree: string) => `Siden siger ${page}, træet siger ${tree}.`,
}
