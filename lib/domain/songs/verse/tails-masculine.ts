/**
 * Ends of lines for the sake of a rhyme, grouped by what they rhyme by; the last syllable is stressed. They are our own and
 * tell nothing of a life: 'det …' is about those who remember and sing, 'og …' is about nature and the day. None is of water,
 * which may have taken somebody, and none says how a death or a life was. `!` marks one for a bright song only, `~` one that
 * a bright song leaves out.
 */
export const masculineTails: readonly string[] = [
  // år
  'og tiden går|og dagen gryr, og dagen går|og efter vinter kommer vår|og årene kommer og går|og stille tiden går|det mindes vi, mens tiden går|det mindes vi, hvor vi end går|det mindes vi år efter år|det husker vi år efter år|det har vi med os, hvor vi går',
  // dag
  'det mindes vi i dag|det synger vi i dag|det synger vi om i dag|et lys tænder vi i dag|det tænker vi på i dag|det mindes vi hver en dag|det fortæller vi i dag|og efter nat kommer dag|og natten bliver til dag|og dag følger stille på dag',
  // nu
  'det synger vi nu|et lys tænder vi nu|et lys tænder vi endnu|det mindes vi nu|det husker vi endnu|det taler vi om endnu|det lever i os endnu|det fortæller vi endnu|det har vi i tankerne endnu|og stjernerne lyser endnu|og fuglene synger endnu|og lærken synger endnu|og vinden hvisker endnu',
  // sted, ned, med
  'i mindet har det sit sted|i sangen har det sit sted|det bærer vi med|det tager vi med|og solen går stille ned|~og sneen daler stille ned|~og bladene daler ned|og solen går op og ned|~og natten sænker sig ned',
  // tid
  'det mindes vi til hver en tid|det mindes vi al vor tid|det husker vi al vor tid|og blomsterne har deres tid',
  // sang
  'nu bliver det til en sang|det gemmer vi i en sang|det lægger vi i vor sang|det er med i vor sang|det lyder i vores sang|og lærken synger sin sang|og foråret fyldes af sang|og fuglene vågner til sang|og vinden har sin sang|og himlen er fuld af sang|det mindes vi mangen gang|det tænker vi på mangen gang',
  // ord, jord, nord, spor
  'det gemmer vi i ord|og våren går over vor jord|~og regnen falder på jord|~og sneen ligger på jord|og lyset falder på jord|~og vinden vender mod nord',
  // ro
  'og aftenen bringer ro|og skoven står i ro|og alting falder til ro|det mindes vi i ro|det mindes vi i stilhed og ro',
  // lys
  'det mindes vi ved et lys|det mindes vi her ved et lys|for det tænder vi et lys|og dagen fylder alt med lys|og morgenen kommer med lys|og himlen fyldes af lys',
  // sus
  'og skoven har sit sus|og vinden har sit sus',
  // hånd, bånd
  'det bærer vi med nænsom hånd|og minder knytter bånd|det knytter os som et bånd',
  // hjem, frem
  'og fuglene finder hjem|og svalerne flyver hjem|det minde tager vi med hjem|det henter vi nænsomt frem|det henter vi stille frem|det henter vi frem',
  // vej
  'det følger os på vej|det følger os på vores vej|det har vi med på vor vej|og fuglen finder sin vej|og skyerne går deres vej|og vinden finder sin vej',
  // på, blå, små
  'og himlen er høj og blå|og himlen hvælver sig så blå|og stjernerne tændes så små|det tænker vi på|det tænker vi stille på|det vil vi tænke på',
  // igen, ven
  'og solen står op igen|og foråret kommer igen|og lyset kommer igen|og svalerne kommer igen|og skoven grønnes igen|det synger vi om igen|det husker vi igen|det fortæller vi igen|det tænker vi på igen|og dagen gryr igen',
  // sind, vind
  'det gemmer vi i vort sind|og kornet svajer i vind|og lyset falder ind|det bærer vi i vort sind',
  // stund, grund
  'det mindes vi en stund|det mindes vi i denne stund|det dvæler vi ved en stund|et lys tænder vi en stund|og anemonen står i lund',
  // til, smil
  '!det mindes vi med et smil',
  // rum
  'det minde giver vi rum|~og natten er stille og stum',
  // nær, især
  'det minde er os nær|det ligger os nær|det minde ligger os nær|det mindes vi især',
  // her, ser
  'det mindes vi her|det husker vi her|det mindes vi sammen her|et lys tænder vi her|det står fortalt her|det synger vi om her|det lyder i sangen her',
  // ud
  'og våren springer ud|og bøgen springer atter ud|og anemonen springer ud|og træerne springer ud',
  // eng
  'og duggen ligger på eng|og solen varmer mark og eng|og blomster står i eng',
  // væk
  '~og skyerne driver væk',
  // bort, kort
  '~og skyerne driver bort|~og sommeren er så kort',
  // nat
  'og dag bliver til nat|og månen lyser i nat|og stjerner lyser hver nat|og stjernerne tændes hver nat',
  // grøn
  'og bøgen står grøn|og skoven står nu så grøn|og marken bliver atter grøn',
  // høj
  'og himlen er høj|og himlen er klar og høj',
  // sidst
  'det mindes vi først og sidst',
  // skov, bog
  'og vinden går i skov|og solen går bag skov',
  // by, ny, sky
  'og dagen gryr på ny|og hver en dag er ny|det synger vi på ny|og lærken stiger mod sky|og solen står bag en sky',
  // sol
  'og marken ligger i sol|og morgen kommer med sol|og dagen vågner med sol',
  // klar
  'og himlen er høj og klar|og luften er kold og klar',
  // blad, glad
  'og bøgen skyder blad|og lindetræet skyder blad',
  // kvæld
  'og dag bliver til kvæld|og stille bliver det kvæld',
  // fri, forbi, vi
  'det mindes vi|det synger vi|og skyerne driver forbi',
  // varm, arm
  'og sommersolen er varm',
  // rød, brød
  'og aftenen bliver så rød|og himlen farves rød',
  // tak
  'for det vil vi sige tak|for det skal der lyde en tak|det nævner vi her med tak',
  // glans, dans
  'det minde har sin glans|og sommeren har sin glans|og stjernen har sin glans',
]
