/** As `masculineTails`, with a light syllable at the end: 'minde'. */
export const feminineTails: readonly string[] = [
  // minde, finde
  'det bliver et kærligt minde|det lever i vort minde|nu er det et stille minde|det er et dyrebart minde',
  // mindet
  'det lever i mindet|det bevarer vi i mindet',
  // dage, tilbage
  'det mindes vi alle dage|det minde er tilbage|så tænker vi tilbage',
  // skrevet
  'og nu står det her skrevet|sådan står det skrevet|det står i sangen skrevet',
  // hjerte
  'det har vi i vort hjerte|det gemmer vi i vort hjerte|det bor i vores hjerte|det bærer vi i vort hjerte',
  'det bor i vores hjerter|det har vi i vore hjerter',
  // glæde, stede
  '!det mindes vi med glæde|!det synger vi med glæde',
  'i sangen er det til stede|i mindet er det til stede',
  // gave, have
  'det minde er en gave|det mindes vi som en gave',
  'og solen skinner i haven|og morgendug falder i haven|og lyset falder i haven',
  // ende, tænde, vende
  'det mindes vi uden ende|et lys vil vi nu tænde',
  // sommer, kommer
  'og året har sin sommer|og nye dage kommer|og sommeren kommer|og atter bliver det sommer|og efter våren kommer sommer',
  // være, bære
  'det minde vil vi bære',
  // lange, gange
  'det mindes vi mange gange|og aftnerne bliver lange|og dagene bliver lange',
  // tiden
  'og stille går tiden',
  // længe, enge
  'det mindes vi længe|det skal vi huske længe|det vil vi mindes længe|og duggen ligger på enge|og solen står over enge',
  // tanker
  'det har vi i vore tanker|det bor i vores tanker',
  // tænder
  'et lys er det, vi tænder',
  // jorden
  'og solen går over jorden|~og regnen falder på jorden|og våren går over jorden',
  // solen, skolen
  'og marken ligger i solen|og alt, som gror, vil mod solen|og lærken stiger mod solen',
  // sangen
  'det lyder nu i sangen|det står i sangen|det bor i sangen|det fortæller vi i sangen|det synger vi i sangen|det er nu med i sangen',
  // stille, lille
  'og aftenen bliver stille|og skoven står så stille|det mindes vi helt stille|det mindes vi så stille|et lys tænder vi stille',
  // sammen
  'det mindes vi sammen|det synger vi sammen|det synger vi om sammen|det husker vi sammen|et lys tænder vi sammen|nu synger vi det sammen',
  // grene, alene
  'og fugle synger på grene|og vinden går i grene|og bøgen har grønne grene',
  // skygge
  'og træet kaster sin skygge|og skoven har sin skygge',
  // landet
  'og solen går over landet|og lyset går over landet',
  // våren, gården
  'og lærken varsler våren|og skoven venter på våren|og atter kommer våren',
  // skyen, byen
  'og lærken stiger mod skyen|og solen står bag skyen|og aftensol ligger på byen',
  // huset
  'og vinden går om huset|og lyset falder på huset',
  // året
  'og våren er først på året',
  // sige, stige
  'det vil vi gerne sige|og lærken ser vi stige',
  // øje, høje
  'og solen står i det høje|det står for vort indre øje',
  // skoven, bogen
  'og vinden går i skoven|og solen går bag skoven|og lyset falder i skoven',
  // vejen
  'det følger os på vejen|og lyset falder på vejen',
  // natten, morgen
  'og månen lyser om natten|og stjerner lyser i natten',
  'og solen er ny hver morgen|og lyset kommer hver morgen|og dagen er ny hver morgen',
  // himlen
  'og stjerner står på himlen|og lærken synger mod himlen',
  // røde, møde
  'og roserne er så røde|og æblerne bliver røde',
  // grønne
  'og markerne står så grønne|og enge bliver grønne',
  // synge, synger
  'det vil vi nu synge',
  'det er det, vi nu synger|det er det, sangen synger',
  // giver, bliver
  'det minde bliver',
  // lever
  'det minde lever|det er et minde, der lever',
  // takke
  'for det vil vi gerne takke|for det vil vi takke',
  // husker, mindes
  'det er det, vi husker|det er det, vi nu husker',
  'det er det, vi mindes|det er det, vi nu mindes',
  // glemme, hjemme, stemme
  'det skal vi aldrig glemme|det vil vi aldrig glemme|det kan vi ikke glemme|og fuglen har sin stemme',
  // vinden
  'og græsset svajer i vinden|og skyerne driver for vinden',
  // gerne, fjerne, stjerne
  'det mindes vi så gerne|det synger vi så gerne|det husker vi så gerne|og aftenen tænder en stjerne|og lyset kommer fra det fjerne',
  // blade
  'og bøgen har nye blade|og solen skinner i blade',
]
