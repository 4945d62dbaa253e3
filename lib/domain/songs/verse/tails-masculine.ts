/**
 * Ends of lines for the sake of a rhyme, grouped by what they rhyme by; the last syllable is stressed. They are our own and
 * tell nothing of a life: 'det …' is about remembering and singing, 'og …' is about the world as it always is, and 'mens …'
 * only says that time passed. None is of the sea, which may have taken them. `!` marks one for a bright song only, `~` one
 * that a bright song leaves out.
 */
export const masculineTails: readonly string[] = [
  // år
  'og tiden går|og dagen gryr, og dagen går|og efter vinter kommer vår|og årene kommer og går|og stille tiden går|det mindes vi, mens tiden går|det mindes vi, hvor end vi går|det har vi med os, hvor vi går',
  // dag
  'det mindes vi i dag|det synger vi i dag|det synger vi om i dag|det tænker vi på i dag|det mindes vi hver en dag|det fortæller vi i dag|og efter nat kommer dag|og natten bliver til dag|og dag følger stille på dag',
  // nu
  'det synger vi nu|det synges nu|det huskes nu|det mindes vi nu|det husker vi endnu|det taler vi om endnu|det lever i os endnu|det fortæller vi endnu|det har vi i tanker endnu|og stjernerne lyser endnu|og fuglene synger endnu|og lærken synger endnu|og vinden hvisker endnu',
  // fred, sted, ned, med
  'det gemmer vi i fred|i mindet har det sit sted|det bærer vi med|det tager vi med|det tager vi nænsomt med|og solen går stille ned|og aftnen sænker sin fred|~og sneen daler stille ned|~og bladene daler ned|og solen går op og ned|~og natten sænker sig ned',
  // gik, fik
  'mens dagene gik|mens årene gik|mens tiden gik|mens tiden den gik',
  // tid
  'det mindes vi til hver en tid|det mindes vi al vor tid|det bærer vi al vor tid|og alting har sin tid|for alting har sin egen tid|og blomsterne har deres tid|og høsten kommer i sin tid',
  // liv
  'så stort er et menneskeliv|det rummer et menneskeliv|så meget rummer et liv|og skoven står fuld af liv|og våren vækker nyt liv',
  // sang
  'nu bliver det til en sang|det gemmer vi i en sang|det lægger vi i vor sang|det er med i vor sang|det lyder i vores sang|det var dengang|sådan var det dengang|og lærken slår sin sang|og foråret fyldes med sang|og fuglene vågner til sang|og vinden har sin sang|og himlen er fuld af sang|det mindes vi mangen gang|det tænker vi på mangen gang',
  // ord, jord, nord, spor
  'det gemmer vi i ord|det lægger vi i ord|og himlen står over jord|og våren går over vor jord|~og regnen falder på jord|~og sneen ligger på jord|og lyset falder på jord|~og vinden vender mod nord',
  // ro
  'og aftenen bringer ro|og skoven står i ro|og alting falder til ro|det mindes vi i ro|det gemmer vi trygt i ro',
  // lys
  'det mindes vi ved et lys|det mindes vi her ved et lys|for det tænder vi et lys|og dagen fylder alt med lys|og morgenen kommer med lys|og himlen fyldes af lys',
  // sus
  'og skoven har sit sus|og vinden har sit sus',
  // gav
  'det var, hvad livet gav',
  // hånd, bånd
  'det bærer vi med nænsom hånd|og minder knytter bånd|det knytter os som et bånd',
  // hjem, frem
  'og fuglene finder hjem|og alle veje fører hjem|og svalerne flyver hjem|det minde tager vi med hjem|det henter vi nænsomt frem|det henter vi stille frem|det henter vi frem',
  // vej
  'det følger os på vej|det følger os på vores vej|det har vi med på vor vej|og fuglen finder sin vej|og skyerne går deres vej|og vinden finder sin vej',
  // på, blå, små
  'og himlen er høj og blå|og himlen hvælver sig så blå|og stjernerne tændes så små|det tænker vi på|det tænker vi stille på|det vil vi tænke på|det er værd at tænke på',
  // igen, ven
  'og solen står op igen|og foråret kommer igen|og lyset kommer igen|og svalerne kommer igen|og skoven grønnes igen|det synger vi om igen|det fortæller vi igen|det tænker vi på igen|og dagen gryr igen',
  // sind, vind
  'det gemmer vi i vort sind|det gemmer vi i sind|og markerne bølger i vind|og lyset falder ind|det bærer vi i vort sind',
  // stund, grund
  'det mindes vi en stund|det mindes vi i denne stund|det dvæler vi ved en stund|og aftnen har sin stund|og anemonen står i lund',
  // til, smil
  '!det mindes vi med et smil|det lytter vi stille til',
  // rum
  'det minde giver vi rum|~og natten er stille og stum',
  // nær, især
  'det minde er os nær|det er os nær|det har vi kær|det minde har vi nær|det mindes vi især|det minde har vi kær',
  // her, ser
  'det mindes vi her|det synges her|det står fortalt her|det synger vi om her|det lyder i sangen her',
  // ud
  'og våren springer ud|og bøgen springer atter ud|og anemonen springer ud|og træerne springer ud',
  // eng
  'og duggen ligger på eng|og solen varmer mark og eng|og blomster står i eng',
  // væk, bæk
  'og stille rinder en bæk|~og skyerne driver væk',
  // bort, kort
  '~og skyerne driver bort|~og sommeren er så kort',
  // nat
  'og dag bliver til nat|og månen lyser i nat|og stjerner lyser hver nat|og stjernerne tændes hver nat',
  // grøn
  'og bøgen står grøn|og skoven står nu så grøn|og marken bliver atter grøn',
  // lyd
  'og bækken har sin lyd',
  // høj
  'og himlen er høj|og himlen er klar og høj',
  // sidst
  'det mindes vi til sidst|det mindes vi først og sidst',
  // skov, bog
  'og vinden går i skov|og solen går bag skov',
  // by, ny, sky
  'og dagen gryr på ny|og hver en dag er ny|det synger vi på ny|og lærken stiger mod sky|og solen står bag en sky',
  // sol
  'og marken ligger i sol|og morgen kommer med sol|og dagen vågner med sol',
  // klar, var
  'og himlen er høj og klar|det mindes vi, som det var|og luften er kold og klar',
  // blad, glad
  'og bøgen står med nye blad|og lindetræet skyder blad',
  // kvæld
  'og dag bliver til kvæld|og stille falder en kvæld',
  // sø, ø
  'og månen spejles i sø',
  // fri, forbi, vi
  'det mindes vi|det synger vi|og skyerne driver forbi',
  // varm, arm
  'og sommersolen er varm|og jorden er stille og varm',
  // rød, brød
  'og aftnen bliver så rød|og himlen farves rød',
  // tak
  'for det vil vi sige tak|for det skal der lyde en tak|det nævner vi her med tak',
  // glans, dans
  'det minde har sin glans|og sommeren har sin glans|og stjernen har sin glans',
]
