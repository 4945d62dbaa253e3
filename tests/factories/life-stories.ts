/** Made-up life stories as families write them; no person in them has lived. */
export const lifeStories = {
  karen: `Karen blev født i det lave hus bag klitten ved Bovbjerg, som den tredje af fem. Far fiskede, mor holdt høns, og om vinteren stod døren på klem ind til kostalden, så varmen kunne nå ud i stuen. Hun lærte at læse af Vestkysten, som lå under lampen.
Som fjortenårig kom hun ud at tjene på en gård ved Bøvling. Hun var bange for hestene den første uge og græd den sidste, da hun skulle hjem.
Til høstfesten i 1958 bad Poul Holm hende op til en vals, som han ikke kunne danse. De blev gift året efter og overtog hans fars gård med tolv køer, en Ferguson og en gæld, de aldrig talte om foran børnene. De fik Mette, Jens og Birgit, og der var altid nogen ekstra ved bordet.
Karen bagte rugbrød hver fredag. Hun strikkede sokker til alle, hun kendte, og til en del, hun ikke kendte.
Da Jens tog over, flyttede de ind til byen, og Karen fik endelig den have, hun havde villet have. Dér sad hun om aftenen og hilste på alle, der gik forbi.
Hun døde stille en tirsdag morgen, mens det blev lyst.`,
  inger: `Inger Marie Sørensen blev født den 4. marts 1936 i Svendborg som den ældste af fire søskende. Hendes far var bager, og duften af friskt brød fulgte hende hele livet. Hun gik i skole på Sankt Jørgens Vej og elskede at læse.
I 1954 begyndte hun at læse til sygeplejerske i Odense. Hun arbejdede på børneafdelingen i næsten fyrre år og kendte hvert barn ved navn. I 1961 blev hun gift med Knud, som hun havde mødt til et bal i Forsamlingshuset. De fik tre børn, Lars, Hanne og Peter.
Haven var hendes stolthed. Hun dyrkede roser, tomater og de sødeste jordbær på Fyn. Hun sang i kirkekoret hver torsdag og var altid den første til at tage opvasken.
Inger fik otte børnebørn, og hun glemte aldrig en fødselsdag. Efter Knuds død i 2009 flyttede hun i en lejlighed med udsigt over sundet. Hun fik kræft i 2021. Hun sov stille ind derhjemme med familien omkring sig.`,
  jorgen: `Jørgen kom til verden på en lille gård i Thy i 1941. Han var den yngste af syv, og han lærte tidligt at passe køerne. Som dreng cyklede han otte kilometer til skole i al slags vejr.
Han blev udlært tømrer hos mester Madsen i Thisted og byggede siden huse over hele Nordjylland. Han havde store hænder og talte ikke meget, men man kunne altid regne med ham.
I 1966 mødte han Grethe ved et bal i Hanstholm. De blev gift året efter og byggede selv deres hus ved fjorden. Sammen fik de sønnerne Bo og Henrik.
Jørgen elskede at fiske, og han sad helst i jollen før solen stod op. Han spillede harmonika til alle familiens fester. Han lærte sine børnebørn at snitte fløjter af hyld.
De sidste år sad han på bænken ved fjorden og så bådene komme hjem. Han døde i februar 2022, 80 år gammel.`,
  fatma: `Fatma blev født i Konya i 1952 og kom til Danmark i 1973 for at arbejde på Grundfos i Bjerringbro. Hun talte ikke et ord dansk, da hun kom, men hun lærte det ved samlebåndet. I 1976 fik hun datteren Aylin, og to år efter kom sønnen Murat.
Hendes køkken stod åbent for alle. Hun lavede mad til hele opgangen, og ingen gik sultne hjem fra Fatma. Hun syede gardiner til naboerne og kjoler til deres børn.
Hun elskede at gå langs åen med sine børnebørn. Hver sommer rejste hun hjem til Konya og kom tilbage med krydderier og historier. Hun bad sine bønner og lo højt hver dag.
Fatma savnes af fem børnebørn og af en hel gade.`,
  mikkel: `Mikkel blev kun 24 år. Han blev født på Rigshospitalet en snevejrsdag i januar og voksede op på Nørrebro med sin mor og sin storesøster Sofie. Han spillede fodbold i BK Skjold, og han grinede, så hele omklædningsrummet grinede med.
Han tog en uddannelse som kok og arbejdede på en restaurant i Nyhavn. Han elskede musik, lange nætter og sin hund Balder. Om sommeren cyklede han til Bornholm med sine venner.
Mikkel kunne få alle til at føle sig set. Han kæmpede med et mørke, som vi ikke altid kunne se. Vi savner ham hver eneste dag.`,
  ellen: `Ellen Kirstine Bruun blev født i Frederikshavn i 1932. Hendes far sejlede, og moren tog imod vasketøj. Hun kom i lære i en manufakturhandel, og der stod hun bag disken i toogtredive år.
Hun mødte Aage på havnen i 1953. Han sejlede på Grønland, og hun ventede. Ellen satte hver aften et lys i vinduet mod havnen, også længe efter at Aage var gået i land.
De fik ingen børn, men huset var altid fuldt af naboens. Hun lærte dem at spille kort, bage kringler og tie stille under vejrudsigten. Hun gik til gymnastik til hun var 85.
Ellen holdt af havet, af stilheden og af en god kop kaffe. Hun døde den 30. august 2022.`,
}

/** As most families write: plain sentences, few pictures, jobs and dates. Nobody in them has lived either. */
export const plainStories = {
  havet:
    'Karen elskede at gå langs havet om morgenen. Hun samlede sten og muslinger til sine børnebørn. Hver sommer bagte hun kager til hele gaden. Om aftenen sad hun længe i haven og lyttede.',
  svend:
    'Svend blev født i Vejle i 1938. Han kom i lære som smed, da han var femten år. Han arbejdede på maskinfabrikken i 41 år. Han var gift med Ruth i over halvtreds år. De fik to drenge og en pige. Han kunne lide at gå på jagt og at lægge kabale. Han sagde aldrig et ondt ord om nogen. Vi kommer til at savne ham.',
  agnes:
    'Min mormor Agnes voksede op på en gård uden for Holstebro sammen med fem brødre, og hun lærte tidligt at tage fat, for hendes mor var syg i mange år, og der var altid nogen, der skulle have mad. Hun blev gift med morfar i 1955, og sammen drev de en lille købmandsbutik, hvor man kunne få alt fra søm til syltede agurker, og hvor alle i byen kom forbi for at få en snak. Selv om hun havde travlt, havde hun altid tid til os børnebørn, og vi sad i køkkenet og spiste boller, mens hun fortalte om gamle dage. Da morfar døde, flyttede hun ind til byen, men hun blev ved med at bage boller, lige til hun ikke kunne stå op mere. Hun døde i sit hjem, omgivet af sine børn, den 2. februar 2021.',
  bodil:
    'bodil blev født i ribe i 1941 hun havde tre søskende hun gik i skole i Ribe og kom ud at tjene som fjortenårig hun mødte Børge til et bal de blev gift i 1962 og fik fire børn hun arbejdede i køkkenet på sygehuset hun elskede sine blomster og sin hund hun døde i sommer',
  kaj: `Kaj var uddannet maler og arbejdede hos sin far i Silkeborg. Senere fik han sit eget firma med fire svende. Han malede halvdelen af husene på Østergade.
Han var med i sangforeningen i tredive år, og hver nytårsaften holdt han tale. Kaj og Bodil rejste til Norge hver vinter for at stå på ski.
Han fik tre døtre, Lene, Gitte og Pia, og han lærte dem alle at køre traktor. Han kunne reparere alt, og naboerne kom altid til ham. De sidste år boede han på plejehjemmet Birkely, hvor han sang for personalet.`,
  ida: 'Ida blev kun fire år. Hun elskede at male og at hoppe i vandpytter. Hun havde en blå bamse, der hed Bent. Hun grinede, så man måtte grine med. Om natten kravlede hun over i vores seng. Hun kunne alle vers af Jeg er så glad for min cykel. Hun var verdens bedste lillesøster. Vi savner hende hver eneste dag.',
  erling:
    'Vores far hed Erling. Han var landmand som sin far før ham. Han stod op klokken fem hver morgen i hele sit liv. Vi husker ham på traktoren, i marken og ved kaffebordet. Han elskede sine køer og kendte dem alle ved navn. Mor og far holdt guldbryllup i forsamlingshuset i 2011. Han lærte os at arbejde, at holde ord og at hjælpe hinanden. Han sov ind i sin egen seng en forårsnat.',
  preben:
    'Preben voksede op i Nakskov. Han legede ved havnen og drømte om at komme til søs. Som sekstenårig stak han til søs og så det meste af verden. Han gik i land i 1965 og åbnede et værksted. Han skruede på biler til langt ud på natten. Han holdt med Nakskov Boldklub og missede aldrig en hjemmekamp. Han og Jytte dansede hver lørdag. Han blev farfar til ni og oldefar til to.',
  gerda: `Gerda Holm Pedersen var født den 3. juli 1930 i Aalborg. Hun tog lærereksamen i 1953 og underviste på Vejgaard Skole, til hun gik på pension i 1993. Hun underviste i dansk, religion og håndarbejde. Mange af hendes gamle elever skrev til hende, og hun svarede dem alle.
Hun blev aldrig gift, men hun havde en stor kreds af venner. Hun rejste gerne og så både Rom, Jerusalem og New York. Hun sad i menighedsrådet i Vejgaard Kirke. Hun læste højt for de gamle på hjemmet, da hun selv var firs.`,
  mehmet:
    'Mehmet kom til Danmark i 1970 som ung mand. Han arbejdede på skibsværftet i Helsingør i mange år. Han sparede sammen og hentede sin kone og sine to sønner herop. De boede i en lille lejlighed, og der lugtede altid af te og nybagt brød. Han dyrkede grøntsager i kolonihaven og delte dem ud til alle. Han græd, da han blev dansk statsborger. Han savnede bjergene, men han sagde altid, at Helsingør var hjemme.',
  inge: 'Farmor Inge var et varmt menneske. Der var altid kaffe på kanden og småkager i dåsen. Hun strikkede huer til alle de nyfødte i familien. Hendes have var fuld af pæoner og stokroser. Når vi kom på besøg, spillede vi kort ved køkkenbordet. Hun lo, når hun tabte, og snød, når hun kunne. Hun fulgte med i alt, hvad vi lavede. Hun døde med et smil på læben.',
  lars: 'Lars var tømrer i Hvidovre. Han fik sclerose, da han var otteogtredive, men han gav ikke op. Han byggede modelskibe og fuglekasser. Han elskede rockmusik og Brøndby. Han var en god far for Emma og Jonas. Han lavede verdens bedste lasagne. Han tog os med på telttur til Sverige hver sommer. De sidste måneder boede han på hospice, og der var altid nogen hos ham.',
  bente:
    'Bente kom fra Lolland. Hun var den midterste af fem søskende. Hun kom i huset hos en læge i Maribo. Hun mødte sin mand på dansegulvet. De havde en lille ejendom med køer og grise. Hun passede hus og dyr og fire børn. Hun var altid glad. Hun syede alt vores tøj. Hun kunne ikke lide at rejse. Hun var hjemme i sin have.',
  notater: `Født 12. maj 1929 i Hobro.
Ud at tjene på landet i 1943.
Chauffør hos Carlsberg 1951-1960.
Gift med Else i 1953. De fik Kurt, Lone og Per.
Han købte sin egen lastbil i 1960 og kørte for sig selv i tredive år.
Han elskede sin lastbil, sin kolonihave og sin radio.
Pensionist fra 1991.
Han og Else rejste til Gardasøen hver sommer.
Han løste krydsord ved køkkenbordet og hørte Giro 413.
Han blev syg om foråret og døde den 3. oktober 2019.`,
}
