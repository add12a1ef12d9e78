export const pageName = "Giới\u00a0thiệu";
export const metaDescription = (name: string, city: string) =>
  `${name} là công ty quét 3D tại ${city}. Tìm hiểu cách chúng tôi làm việc, điều chúng tôi coi trọng và khu vực chúng tôi phục vụ.`;

export const title =
  "Chúng\u00a0tôi đo tòa\u00a0nhà để người\u00a0khác xây\u00a0dựng dựa trên số\u00a0liệu thật.";
export const lead = (city: string) => `Công ty quét 3D tại ${city}.`;
export const button = "Liên\u00a0lạc với chúng\u00a0tôi";
export const picture = {
  alt: "Bàn làm việc trong văn phòng, hai màn hình hiện một phòng khách dưới dạng điểm quét, bên cạnh là các tờ và cuộn bản vẽ. Trên sàn có vali máy quét và một máy quét trên giá ba chân.",
  caption: "Từ hiện trường đến bản vẽ hoàn chỉnh.",
  kind: "Hình minh họa do máy tính tạo ra",
};

export const team = {
  title: "Đội\u00a0ngũ",
  titleWithoutName: "Vì sao chúng\u00a0tôi bắt\u00a0đầu",
  founder: (company: string) => `Người sáng lập ${company}`,
  paragraphs: (company: string) => [
    `Tòa nhà chỉ được vẽ một lần, rồi thay đổi suốt nhiều thập niên. Chúng tôi lập ${company} để ghi lại hiện trạng thật.`,
    "Mọi dự án đều theo một nguyên tắc. Chúng tôi quét 3D toàn bộ địa điểm và kiểm tra bản quét trước khi vẽ nét đầu tiên.",
  ],
};

export const beforeYouHire = {
  title: "Trước khi chọn chúng\u00a0tôi",
  insurance: "Bảo\u00a0hiểm",
  confidentiality: "Bảo\u00a0mật thông\u00a0tin",
  licenses: "Giấy\u00a0phép",
};

export const people = {
  title: "Ai thực\u00a0hiện dự\u00a0án của quý\u00a0khách",
  lead: "Mỗi bước đều có một người chịu trách nhiệm.",
  list: [
    { name: "Điều\u00a0phối\u00a0viên", text: "Đọc yêu cầu, lập báo giá và trả lời khi quý khách gọi." },
    {
      name: "Kỹ\u00a0thuật\u00a0viên quét\u00a03D",
      text: "Đến địa điểm, đi một vòng cùng quý khách và kiểm tra mọi bản quét trước khi rời đi.",
    },
    {
      name: "Người dựng mô\u00a0hình",
      text: "Vẽ và dựng mô hình từ các điểm, đánh dấu những gì bản quét chưa cho thấy.",
    },
    {
      name: "Người kiểm\u00a0tra",
      text: "So sánh kết quả với bản quét trước khi bàn giao.",
    },
  ],
};
export const values = {
  title: "Giá\u00a0trị cốt\u00a0lõi",
  list: [
    {
      name: "Đổi\u00a0mới",
      text: "Chúng tôi dùng công cụ mới khi công cụ đó giúp khách hàng bớt một chuyến đi, một ngày hoặc một lần phỏng đoán.",
    },
    { name: "Chất\u00a0lượng", text: "Chúng tôi kiểm tra mọi bản quét trước khi vẽ." },
    {
      name: "Hợp\u00a0tác",
      text: "Chúng tôi bàn giao theo định dạng mà đội ngũ của khách hàng đang dùng, và trả lời khi họ gọi.",
    },
  ],
};

export const services = {
  title: "Chúng\u00a0tôi làm gì",
  region: "Dịch vụ",
  previous: "Các dịch vụ trước",
  next: "Các dịch vụ tiếp theo",
};

export const expertise = {
  title: "Chuyên\u00a0môn",
  text: "Chúng tôi quét 3D cho tám lĩnh vực. Bán lẻ thuộc bất động sản thương mại, khách sạn thuộc du lịch. Mỗi lĩnh vực cần biết những điều khác nhau từ bản vẽ.",
  all: "Xem các lĩnh\u00a0vực",
};

export const regionsTitle = "Khu\u00a0vực phục\u00a0vụ";
export const closing = "Quý\u00a0khách muốn biết gì về tòa\u00a0nhà của mình?";
