const words: Readonly<Record<string, string>> = {
  'add-relative': 'Tilføjede {about}',
  'update-person': 'Rettede {about}',
  'remove-person': 'Fjernede {about}',
  'remove-family': 'Fjernede {about}',
  'merge-people': 'Gjorde to til én: {about}',
  'update-union': 'Rettede parret {about}',
  'remove-union': 'Fjernede parret {about}',
  'move-union': 'Ordnede parrene hos {about}',
  'update-children': 'Ordnede børnene hos {about}',
  'remove-child': 'Tog {about} ud af en børneflok',
  'set-portrait': 'Satte et portræt på {about}',
  'remove-portrait': 'Fjernede portrættet af {about}',
}

/** An edit in words: 'Tilføjede Karen Hansen'. */
export function treeEditText({ kind, about }: { kind: string; about: string }): string {
  return (words[kind] ?? 'Rettede {about}').replace('{about}', () => about)
}
