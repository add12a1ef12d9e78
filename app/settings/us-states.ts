/** The states of the USA and its capital district, as the Postal Service abbreviates them. */
export const usStates = [
  ..."AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK".split(
    " ",
  ),
  ..."OR PA RI SC SD TN TX UT VT VA WA WV WI WY".split(" "),
];
