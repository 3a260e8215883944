"""The ids of the 537 towns of both maps, in the order of the content, which must not change: snapshots depend on it."""

from typing import Final

TOWN_IDS: Final[list[str]] = """
berlin potsdam brandenburg genthin burg magdeburg calbe halberstadt halle stendal rathenow nauen treuenbrietzen
zossen beeskow fuerstenwalde muencheberg frankfurt_an_der_oder kuestrin landsberg_an_der_warthe zielenzig reppen
crossen zuellichau peitz cottbus dresden meissen torgau wittenberg leipzig merseburg naumburg zeitz altenburg
grimma eilenburg bitterfeld chemnitz zwickau freiberg pirna plauen annaberg grossenhain bautzen goerlitz zittau
kamenz hoyerswerda luckau luebben guben jueterbog herzberg elsterwerda sorau lauban muskau doebeln zerbst dessau
koethen sangerhausen gera jena weimar erfurt saalfeld schleiz hof coburg kronach bayreuth bamberg schweinfurt
wuerzburg rothenburg neustadt_an_der_aisch forchheim nuernberg ansbach crailsheim weissenburg dinkelsbuehl
noerdlingen aalen ulm guenzburg dillingen memmingen mindelheim augsburg eichstaett regensburg passau salzburg
wunsiedel muenchen ingolstadt donauwoerth neuburg aichach landsberg_am_lech schongau weilheim toelz rosenheim
wasserburg freising landshut straubing deggendorf vilshofen burghausen braunau_am_inn schaerding ried muehldorf
haag traunstein pfaffenhofen abensberg dingolfing eggenfelden amberg neumarkt_in_der_oberpfalz weiden
tirschenreuth cham schwandorf zwiesel wien sankt_poelten krems melk amstetten enns linz wels eferding steyr
gmunden voecklabruck freistadt rohrbach grein zwettl horn gmuend waidhofen_an_der_thaya hollabrunn mistelbach
tulln korneuburg bruck_an_der_leitha wiener_neustadt lilienfeld muerzzuschlag bruck_an_der_mur mariazell
eisenerz liezen hartberg ischl waidhofen_an_der_ybbs prag eger karlsbad luditz saaz komotau kaaden teplitz
aussig leitmeritz melnik boehmisch_leipa reichenberg jungbunzlau turnau jitschin trautenau koeniggraetz jaromer
nachod braunau_in_boehmen reichenau pardubitz chrudim chlumetz nimburg brandeis kolin czaslau deutschbrod
boehmisch_brod beneschau tabor pilgram neuhaus wittingau budweis krumau prachatitz pisek moldauthein strakonitz
klattau taus pilsen mies tachau rokitzan beraun rakonitz schlan laun prschibram hohenmauth leitomischl landskron
grulich winterberg bruenn olmuetz iglau znaim trebitsch nikolsburg goeding wischau prossnitz prerau kremsier
ungarisch_hradisch maehrisch_truebau zwittau boskowitz maehrisch_neustadt maehrisch_schoenberg sternberg
freudenthal troppau jaegerndorf weisskirchen neutitschein teschen maehrisch_ostrau saar gross_meseritsch teltsch
tischnowitz kromau ungarisch_brod breslau glogau liegnitz brieg neisse glatz cosel gruenberg sagan freystadt
sprottau bunzlau hirschberg goldberg jauer lueben steinau wohlau guhrau militsch trachenberg oels namslau ohlau
strehlen neumarkt_in_schlesien striegau schweidnitz landeshut reichenbach frankenstein muensterberg grottkau
oppeln gross_strehlitz ratibor leobschuetz neustadt_in_oberschlesien kreuzburg gleiwitz pless habelschwerdt
lublinitz posen meseritz graetz kosten fraustadt lissa krotoschin jarotschin kalisch kempen wielun tschenstochau
wollstein pressburg tyrnau skalitz trentschin neutra raab komorn gran ofen totis stuhlweissenburg papa oedenburg
guens wieselburg freistadtl pistyan sillein neuhaeusl kapuvar sarvar malatzka senitz lewenz paris beauvais
pontoise amiens abbeville montreuil boulogne calais duenkirchen saint_omer arras bethune lille douai cambrai
valenciennes maubeuge peronne saint_quentin guise compiegne noyon laon soissons senlis meaux chateau_thierry
reims epernay chalons rethel mezieres sedan rocroi hirson givet vouziers sainte_menehould verdun stenay longwy
thionville metz saarlouis bar_le_duc vitry toul nancy luneville saargemuend bitsch saarburg zabern strassburg
hagenau weissenburg_im_elsass landau schlettstadt saint_die epinal neufchateau_en_lorraine chaumont joinville
bar_sur_aube troyes arcis sezanne provins melun sens auxerre montargis gien etampes orleans bruessel antwerpen
gent bruegge ostende ypern kortrijk oudenaarde tournai ath mons charleroi namur loewen mechelen dendermonde
nivelles tienen turnhout diest marche bastogne neufchateau arlon luxemburg diekirch sankt_vith limburg roermond
luettich huy hasselt dinant stablo osnabrueck minden bielefeld muenster rheine lingen coesfeld bocholt kleve
wesel geldern duisburg dortmund hamm lippstadt paderborn arnsberg duesseldorf juelich aachen koeln bonn siegen
koblenz mayen pruem wittlich trier kirn limburg_an_der_lahn wetzlar marburg kassel warburg fritzlar
frankfurt_am_main aschaffenburg mainz bingen alzey worms darmstadt mannheim heidelberg speyer kaiserslautern
zweibruecken saarbruecken miltenberg mosbach heilbronn bruchsal karlsruhe rastatt pforzheim stuttgart tuebingen
offenburg freudenstadt goeppingen schwaebisch_hall maastricht breda bergen_op_zoom herzogenbusch eindhoven grave
nimwegen arnheim venlo utrecht amersfoort amsterdam leiden rotterdam dordrecht gorinchem zutphen deventer zwolle
harderwijk almelo middelburg hulst hannover nienburg hameln diepholz lemfoerde sulingen goettingen einbeck
alfeld
""".split()  # noqa: SIM905  (a page of ids, not five)
