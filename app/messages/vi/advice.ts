export const outsideArea =
  "Chúng tôi thường làm việc tại California, Nevada và Oregon. Cứ gửi yêu cầu, chúng tôi sẽ cho biết có thể làm được gì.";
export const weekend =
  "Ngày này rơi vào cuối tuần. Chúng tôi sẽ báo có đến được hay không, hoặc đề xuất một ngày trong tuần.";
export const shortNotice = {
  hours: (hours: number) =>
    `Còn chưa tới ${hours} giờ là đến ngày này. Chúng tôi sẽ cố gắng, và nên có thêm ngày dự phòng.`,
  days: (days: number) =>
    `Còn chưa tới ${days} ngày là đến ngày này. Chúng tôi sẽ cố gắng, và nên có thêm ngày dự phòng.`,
};
export const unusualHour =
  "Chúng tôi thường đến trong khoảng từ 7:00 đến 19:00. Chúng tôi sẽ báo có đến được hay không.";
export const didYouMean = (email: string) => `Có phải ý quý khách là ${email}?`;

export const worthChecking = "Nên kiểm tra";
export const staffOutsideArea = "Địa điểm nằm ngoài California, Nevada và Oregon.";
export const staffWeekend = {
  preferredDate: "Ngày mong muốn rơi vào cuối tuần.",
  backupDate: "Ngày dự phòng rơi vào cuối tuần.",
};
export const staffUnusualHour = {
  preferredDate: "Ngày mong muốn có giờ trước 7:00 hoặc sau 19:00.",
  backupDate: "Ngày dự phòng có giờ trước 7:00 hoặc sau 19:00.",
};
export const staffShortNotice = {
  preferredDate: {
    hours: (hours: number) => `Lúc nhận yêu cầu, còn chưa tới ${hours} giờ là đến ngày mong muốn.`,
    days: (days: number) => `Lúc nhận yêu cầu, còn chưa tới ${days} ngày là đến ngày mong muốn.`,
  },
  backupDate: {
    hours: (hours: number) => `Lúc nhận yêu cầu, còn chưa tới ${hours} giờ là đến ngày dự phòng.`,
    days: (days: number) => `Lúc nhận yêu cầu, còn chưa tới ${days} ngày là đến ngày dự phòng.`,
  },
};
export const staffNotDelivered = (formats: string, services: string) =>
  `Định dạng thường không được bàn giao: ${formats}. Dịch vụ: ${services}.`;
