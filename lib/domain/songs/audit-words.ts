/** What each command did, as text after the actor's name. */
export const songsAuditWords = {
  'songs.begin-song': 'begyndte på en sang af livshistorien',
  'songs.update-song': 'rettede en sang',
  'songs.propose-again': 'fik nye forslag til en sangs linjer',
  'songs.order-words': 'sendte livshistoriens sætninger til en udbyder for at få ord til en sang',
  'songs.order-voice': 'sendte en sangs ord til en udbyder for at få den sunget',
  'songs.remove-voice': 'slettede en sunget optagelse af en sang',
  'songs.render-song': 'satte en sang i gang med at blive lavet',
  'songs.make-song': 'lavede noder og lyd til en sang',
  'songs.publish-song': 'lagde en sang på siden',
  'songs.withdraw-song': 'tog en sang af siden',
  'songs.remove-song': 'slettede en sang',
} as const
