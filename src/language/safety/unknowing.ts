/** "Without noticing", "sin saberlo": what was not known or meant is denied, and nothing that stands after it; six languages. */
export const UNKNOWING =
  /^(?:(?:even |me |us )?(?:knowing|realis\w*|realiz\w*|noticing|meaning|thinking|checking|looking|asking)|es zu (?:wissen|merken|wollen|ahnen)|(?:(?:le|me|m|en|y|l) ){0,2}(?:savoir|vouloir|rendre compte|apercevoir|faire (?:expres|gaffe|attention)|penser)|saber\w*|querer\w*|dar(?:me|nos|se) cuenta|mirar\w*|fijar\w*|saper\w*|voler\w*|accorger\w*|render\w* conto|pensar\w*|pensarci|perceber|reparar|notar\w*)\b/;
