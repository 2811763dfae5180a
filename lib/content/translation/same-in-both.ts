/** What reads the same in every language of the site, by key path, and why it is not translated. */
export const sameInBoth: [why: string, path: RegExp][] = [
  ['the names of organizations', /^partners\[\d+\]\.name$/],
  ['the sections and their order', /^visible_sections\[\d+\]$/],
  ['the forms of other services', /^(intro_letter_action_network_id|callpower_id)$/],
  ['pages that are in English only', /^((intro_moral_monday|where)_link)$/],
  ['an e-mail address', /^scorecard_mail_cc$/],
  ['the blanks of the call scripts', /^callpower_\w+\[\d+\]\.(kind|sentences.*\.blank)$/],
  ['the Senate’s pages', /^roll_calls\[\d+\]\.link$/],
  ['names and short words of one spelling', /^(open_graph_title|march_words\[1\])$/],
  ['moments', /^(\w+_starts_at|notice\.until)$/],
  [
    'whom to call: names, numbers and pictures',
    /^targets\.(kind|targets\[\d+\]\.(name|phone|picture|callpower_id))$/,
  ],
  ['what only the site reads', /^toolkit\[\d+\]\.graphic\.ground$/],
  ['the name of a resolution', /^toolkit\[\d+\]\.graphic\.foot\[1\]$/],
];
