import type { Given, PageWords } from './bundle';

/** What differs by whom the campaign addresses. */
const callWords: Record<Given['addressed']['kind'], (given: Given) => object> = {
  'us-senators': ({ name, nameHtml, demands, question, hashtag }) => ({
    open_graph_description: `${name}, {dates}. Call your senators, sign the open letter and pass it on.`,
    share_tweet: `${question} Call your senators with us. ${hashtag}`,
    intro_lead:
      'Call your senators, sign the open letter and pass it on, until all of them answer.',
    intro_letter_cta: 'Sign the Letter & Call Your Senators',
    callpower_script: `<p>Hello, my name is (insert name) and I live in (insert state). I have a message for Senator (insert name).</p><p>I ask the senator to stand with our demands:</p><ol>${demands}</ol><p>Please record my call and my reasons. Thank you.</p>`,
    callpower_voicemail: `<p>This is (insert name) in (insert town), ZIP (insert ZIP). I ask Senator (insert name) to stand with every demand of ${nameHtml}. Please record my call. Thank you.</p>`,
    call_page_title: 'Call your Senator',
    call_page_description: 'Submit the form below, and we connect you with your senators.',
  }),
  list: ({ name, nameHtml, demands, question, hashtag, addressed: { call } }) => ({
    open_graph_description: `${name}, {dates}. ${call}, sign the open letter and pass it on.`,
    share_tweet: `${question} ${call} with us. ${hashtag}`,
    intro_lead: `${call}, sign the open letter and pass it on, until all of them answer.`,
    intro_letter_cta: 'Sign the Letter, Then Call',
    callpower_script: `<p>Hello, my name is (insert name) and I live in (insert town). I have a message for (insert name).</p><p>I ask you to stand with our demands:</p><ol>${demands}</ol><p>Please record my call and my reasons. Thank you.</p>`,
    callpower_voicemail: `<p>This is (insert name) in (insert town). I ask (insert name) to stand with every demand of ${nameHtml}. Please record my call. Thank you.</p>`,
    call_page_title: call,
    call_page_description: 'Choose whom to call and submit the form below: we connect you.',
  }),
  nobody: ({ name, question, hashtag }) => ({
    open_graph_description: `${name}, {dates}. Sign the open letter and pass it on.`,
    share_tweet: `${question} Sign the letter with us. ${hashtag}`,
    intro_lead: 'Sign the open letter, make a poster and pass it on.',
    intro_letter_cta: 'Sign the Letter',
    callpower_script: '<p>Nobody is called in this campaign.</p>',
    call_page_title: 'No calls',
    call_page_description: 'Nobody is called in this campaign.',
  }),
};

/** The English pages of a campaign of which only the outline is known. */
export const english: PageWords = {
  locale: 'en',
  now: 'NOW',
  claim: (question, demand) => `A placard over a march: ${question} ${demand}.`,
  site: ({ name, nameHtml, demands, question, hashtag, addressed }) => ({
    intro_demands_title: 'We demand:',
    intro_moral_monday_cta: 'Join the Next Event',
    intro_calendar_cta: 'Calendar',
    intro_selfie_cta: 'Take a Selfie',
    intro_selfie_subtext: 'Make a Poster',
    intro_toolkit_cta: 'Help Spread the Word',
    letter_title: 'Open Letter',
    letter_text: `<p>${addressed.salutation || 'To the members of the United States Senate:'}</p><p>Write here who you are and why you write: two or three paragraphs, and for each fact its source.</p><p>We demand:</p><ol>${demands}</ol>`,
    letter_cta: 'Sign the Letter',
    calendar_title: 'Calendar',
    toolkit_title: 'Put Up the Posters',
    toolkit_description: 'Graphics and ready-made posts. Save one, post it, pass it on.',
    toolkit_cta: 'Open the Toolkit',
    selfies_title: 'Make a Poster',
    selfies_description:
      'Take a picture, write what you hope for in 140 characters, and turn them into a poster.',
    selfies_cta: 'Take a Selfie',
    selfies_sample_caption: `I am part of ${name}.`,
    selfies_default_caption: `I am part of ${name}.`,
    news_title: 'In the News',
    partners_title: 'Our Partners',
    june21_title: 'A Day of Its Own',
    june21_text: '<p>Write here about a day that deserves a section of its own.</p>',
    where_title: 'Where We Meet',
    where_text: '<p>Write here when and where you meet, and what for.</p>',
    where_cta: 'Details',
    footer_built_by: '<p>Set in Anton and Public Sans, under the Open Font License.</p>',
    footer_follow_us: 'Follow us on social media:',
    footer_contact_info:
      '<p>© {year} {name}, {dates}</p><p>Press contact: <a href="mailto:{email}">{email}</a></p>',
    toolkit_page_title: 'Social Media Toolkit',
    toolkit_page_description: 'Save a graphic, post the words, and pass them on',
    toolkit_page_share_instructions:
      'Right click and save the image, then click “TWEET THIS” and add the image to your tweet.',
    toolkit_page_share_instructions_phone:
      'Press “SHARE WITH IMAGE”: your phone sends the picture and the words together. Or press and hold the image to save it.',
    toolkit_page_tweet_label: 'Tweet text:',
    toolkit_page_tweet_cta: 'Tweet This',
    toolkit_page_download_all_cta: 'Download all images for social media',
    ...callWords[addressed.kind]({ name, nameHtml, demands, question, hashtag, addressed }),
  }),
  covid: {
    title: 'Before You Come',
    intro: 'Write here what people should know before they come to your events:',
    guidance: ['Write here one rule, such as how to get there or what to bring.'],
  },
};
