import { joinSaid } from '@/lib/domain/family-tree/said'
import type { PersonFields } from '@/lib/domain/family-tree/schema'
import type { PersonData } from '@/lib/domain/family-tree/stored-rows'
import { fieldsOfPerson, rowOfPerson } from '@/lib/domain/tree-files/field-rows'
import type { FilePerson } from '@/lib/domain/tree-files/records/family-file'
import type { KeepChoice } from '@/lib/domain/tree-files/schema'

/** A new person's row. Of somebody who asked to be taken out, only the place. */
export function newPersonRow(
  { fields, said }: Pick<FilePerson, 'fields' | 'said'>,
  { importId, userId, isWithdrawn }: { importId: string; userId: string | null; isWithdrawn: boolean },
): PersonData {
  return {
    ...rowOfPerson(isWithdrawn ? nobody : fields),
    said: isWithdrawn ? null : said,
    portraitId: null,
    isWithdrawn,
    importId,
    createdById: userId,
  }
}

const nobody: PersonFields = {
  givenNames: '',
  surname: null,
  birthSurname: null,
  callName: null,
  sex: 'unknown',
  born: null,
  bornPlace: null,
  died: null,
  diedPlace: null,
  isDead: false,
  note: null,
  isPrivate: false,
}

/** A person's row with what the file has: in the empty fields, or in all that it fills. */
export function filledRow(
  data: PersonData,
  { fields, said }: Pick<FilePerson, 'fields' | 'said'>,
  keep: KeepChoice,
): PersonData {
  const ours = fieldsOfPerson(data)
  const [first, second] = keep === 'ours' ? [ours, fields] : [fields, ours]
  // A surname and the name of birth belong together: half of each would be nobody's name.
  const names = first.surname !== null || first.birthSurname !== null ? first : second
  return {
    ...data,
    ...rowOfPerson({
      givenNames: first.givenNames || second.givenNames,
      surname: names.surname,
      birthSurname: names.birthSurname ?? (names.surname === second.surname ? second.birthSurname : null),
      callName: first.callName ?? second.callName,
      sex: first.sex === 'unknown' ? second.sex : first.sex,
      born: first.born ?? second.born,
      bornPlace: first.bornPlace ?? second.bornPlace,
      died: first.died ?? second.died,
      diedPlace: first.diedPlace ?? second.diedPlace,
      isDead: first.isDead || second.isDead,
      note: first.note ?? second.note,
      isPrivate: first.isPrivate || second.isPrivate,
    }),
    said: joinSaid(data.said, said),
  }
}
