/** Joints and discs that are worn or have been replaced, in the notation of `signTrie`. */
export const JOINT_SIGNS = {
  wornJoint: [
    "(labral|labrum|meniscus|meniscal|cartilage|cuff|rotator cuff) (tear|tears)",
    "torn (labrum|meniscus|rotator cuff|cuff|cartilage)",
    "(hip|shoulder|elbow) dysplas*",
    "(acl|mcl|pcl) (tear|deficient|deficiency)",
    "(arthros*|osteoarthr*|osteo arthr*|artros*|arthritis|arthritic|artrit*|arthrite|arthrose|koxarthros*|gonarthros*|coxarthros*|spondylarthr*|gout|gicht|goutte|gotta|gota)",
    "(slipped|herniated|bulging|bulged|prolapsed|ruptured|degenerated|degenerative|dodgy|bad|blown|squashed|worn) (disc|disk|discs|disks|lumbar disc)",
    "(two|three|2|3|few|several|lumbar|my) (discs|disks) (gone|out|blown|knackered|worn|flat|squashed|in my (lower |) back)",
    "(disc|disk|discs|disks) (bulge*|hernia*|prolaps*|protrusion*|extrusion*|degenerat*|disease|problem*|issue*|went|are shot|is shot|are gone|slipped|trouble)",
    "(herniated|herniation|bulge|hernia|prolapse) (at |in |of |) (my |the |) (l 1-5|l1|l2|l3|l4|l5|s1|c 1-7|c4|c5|c6|c7|lower back|lumbar|neck|cervical)",
    "(bandscheibe*|hernia discal|hernias discales|hernie discale|hernies discales|ernia al disco|ernia del disco|ernia discale|hernia de disco|hernia lombar|hernia cervical|protrusion discal|protrusione|discopat*)",
    "(sciatica|ischias|ciatica|sciatique|sciatalgia|ischialgie|spondylolisth*|facet joint*|facet arthr*|bone on bone|no cartilage|knorpelschad*|worn (knee*|hip*|cartilage)|(knee*|hip*) (is|are) worn)",
  ],
  newJoint: [
    "(cartilage|meniscus|labrum) ~ (cleaned|replaced|trimmed|shaved|regrown|transplanted)",
    "(plate|plates|screws|rod|rods|pins|metalwork|platte|schrauben|placa|tornillos|plaque|vis|placca|viti) (in|im|in der|en|dans|nel|nella|na) (my|his|her|meinem|meiner|el|la|le|mon|ma|il|_) _",
    "(placa|placas|parafusos|pino|pinos|tornillos) no (meu|_) _",
    "(new|replaced|artificial|titanium|metal|prosthetic|bionic) (hip|hips|knee|knees|shoulder joint)",
    "(hip|knee|shoulder|joint|ankle|elbow) (replacement*|resurfac*|prosthes*|arthroplast*)",
    "(both|two|my|left|right) (hips|knees|hip|knee) (have been |were |are |got |was |) (replaced|replacement)",
    "(huftprothes*|knieprothes*|huft tep|knie tep|kunstliches (knie|kniegelenk|huftgelenk)|prothese (de|am) (la |) (hanche|genou|knie|hufte)|kunstliche (hufte|knie|huftgelenk|kniegelenk)|neue (hufte|huften)|neues knie|protesis de (cadera|rodilla)|prothese de (hanche|genou)|protesi (all anca|d anca|al ginocchio|di ginocchio)|protese (no|de|do) (quadril|joelho)|tkr)",
  ],
} as const satisfies Record<string, readonly string[]>;
