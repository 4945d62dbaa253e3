import 'server-only'
import { importLimitMegabytes } from '@/lib/domain/tree-files/schema'
import { defineErrors } from '@/lib/server/errors'

export class TreeFileError extends defineErrors({
  TREE_FILE_MISSING: [400, 'Vælg en fil.'],
  TREE_FILE_TOO_LARGE: [413, `Filen fylder mere end ${importLimitMegabytes} MB. Gem den uden billeder, og prøv igen.`],
  TREE_FILE_NOT_GEDCOM: [
    415,
    'Filen er ikke en slægtsfil, vi kan læse. Eksportér slægten som GEDCOM fra dit slægtsprogram, og vælg den nye fil.',
  ],
  TREE_FILE_ARCHIVE: [
    415,
    'Vi kan ikke åbne arkivet. Det er måske beskadiget eller låst med en kode. Gem slægten som en .ged-fil, og prøv igen.',
  ],
  TREE_FILE_SEVERAL: [
    415,
    'Der er flere slægtsfiler i arkivet, og vi kan kun læse én ad gangen. Pak arkivet ud, og vælg en af filerne, der ender på .ged.',
  ],
  TREE_FILE_NONE: [
    415,
    'Der er ingen slægtsfil i arkivet. Gem slægten som GEDCOM i dit program, og vælg den fil, der ender på .ged.',
  ],
  TREE_FILE_TOO_HEAVY: [413, 'Filen er for tung for os at læse. Del den i mindre, og prøv igen.', 'warn'],
  TREE_FILE_CROWDED: [
    413,
    'Der er plads til {limit} personer i et slægtstræ, og filen har {count}. Del den i mindre, og tag den del med, der er jeres.',
  ],
  TREE_FILE_FAMILY: [
    415,
    'Et par i filen har {count} børn, og så mange kan vi ikke vise. Det er {names}. Ret det i det program, filen kommer fra, og prøv igen.',
  ],
  TREE_FILE_PARTNERS: [
    415,
    '{names} har {count} partnere i filen, og så mange kan vi ikke vise. Ret det i det program, filen kommer fra, og prøv igen.',
  ],
  TREE_FILE_TIES: [
    415,
    'Der er så mange par i filen, at de samme personer må være gift med hinanden igen og igen. Ret det i det program, filen kommer fra, og prøv igen.',
  ],
  TREE_FILE_EMPTY: [
    415,
    'Der er ingen personer i filen. Vælg en anden, eller eksportér slægten igen i dit slægtsprogram.',
  ],
  TREE_IMPORT_FULL: [
    409,
    'Der er plads til {limit} personer i et slægtstræ. Filen har {count}, og der er {here} i træet i forvejen. Del filen i mindre, og tag den del med, der er jeres.',
  ],
  // These two are no longer thrown: imports that failed before have them.
  TREE_IMPORT_LOOP: [
    409,
    'I filen er en person sin egen forfader: {path}. Ret det i det program, filen kommer fra, og prøv igen.',
  ],
  TREE_IMPORT_MEETS_LOOP: [
    409,
    'Sammen med jeres eget træ ville en person blive sin egen forfader: {path}. Skil dem, der er to forskellige, ad, og prøv igen.',
  ],
  TREE_IMPORT_STOPPED: [409, 'Vi blev afbrudt, og intet er skrevet i træet. Vælg filen igen.', 'error'],
  TREE_IMPORT_WITHDRAWN: [
    409,
    'En i slægten har bedt om ikke at blive vist. Derfor er filen slettet hos os, og intet af den er skrevet i træet. Du kan vælge filen igen; den person bliver ikke taget med.',
  ],
  TREE_IMPORT_UNDER_WAY: [
    409,
    'Der er en fil på vej ind i træet. Vent, til den er færdig, eller vælg »Tag den ikke ind«.',
  ],
  TREE_IMPORT_NOT_READY: [409, 'Filen kan ikke tages ind lige nu. Hent siden igen, og se, hvor den er.'],
  TREE_IMPORT_NOT_DONE: [409, 'Der er ikke noget at fortryde: filen er ikke taget ind i træet.'],
  TREE_IMPORT_EDITED: [
    409,
    '{names} er ændret eller har fået slægt, siden filen kom. Derfor kan hele filen ikke fortrydes uden at tage det med. Ret eller fjern dem enkeltvis i stedet.',
  ],
  TREE_IMPORT_PAGE_PERSON: [409, '{name} har fået sin egen mindeside i træet. Derfor kan filen ikke fortrydes.'],
}) {}
